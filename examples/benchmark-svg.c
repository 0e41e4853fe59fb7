/* benchmark-svg.c: the plot: throughput against message size, a panel for
   each work, a line for each library.

   The file needs nothing else: no style sheet, no script, no font but the
   viewer's own.  Lines differ by mark too, not by colour alone; the
   colours are Okabe and Ito's, which the colour-blind can tell apart.

   SPDX-License-Identifier: MIT
   Copyright (C) 2026 The chapoly developers */

#include "benchmark.h"

#include <math.h>
#include <string.h>

/* In pixels. */
enum
{
  PLOT_WIDTH = 400, PLOT_HEIGHT = 250,
  LEFT = 62, RIGHT = 18, TOP = 34, BOTTOM = 44,
  PANEL_WIDTH = LEFT + PLOT_WIDTH + RIGHT,
  PANEL_HEIGHT = TOP + PLOT_HEIGHT + BOTTOM,
  HEADER = 74, FOOTER = 48, MARGIN = 14
};

static const struct
{
  const char *colour, *mark;    /* a path around 0, 0 */
  double width;
}
style[BENCH_LIBRARIES] = {
  { "#d55e00", "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z", 3 },
  { "#0072b2", "M-3.5-3.5H3.5V3.5H-3.5Z", 1.6 },
  { "#009e73", "M0-4.6L4.2 3.4H-4.2Z", 1.6 },
  { "#b0609a", "M0-4.8L4.8 0L0 4.8L-4.8 0Z", 1.6 },
  { "#555555", "M0 4.6L4.2-3.4H-4.2Z", 1.6 }
};

static FILE *out;

/* One panel: the results of one work, and its axes. */
struct panel
{
  const struct bench_result *first;
  unsigned count;
  double x_min, x_max, y_max;   /* log2 of bytes; MB/s */
  double left, top, width;      /* of the plot */
};

static void
text_escaped (const char *s)
{
  for (; *s; s++)
    if (*s == '&')
      fputs ("&amp;", out);
    else if (*s == '<')
      fputs ("&lt;", out);
    else
      putc (*s >= ' ' && *s <= '~' ? *s : ' ', out);
}

/* anchor is start, middle or end. */
static void
text (double x, double y, unsigned size, const char *anchor, const char *s)
{
  fprintf (out, "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%u\""
           " text-anchor=\"%s\">", x, y, size, anchor);
  text_escaped (s);
  fputs ("</text>\n", out);
}

static void
line (double x1, double y1, double x2, double y2, const char *colour)
{
  fprintf (out, "<path d=\"M%.1f %.1fL%.1f %.1f\" stroke=\"%s\"/>\n",
           x1, y1, x2, y2, colour);
}

static double
x_of (const struct panel *p, size_t bytes)
{
  return p->left
    + p->width * (log2 ((double) bytes) - p->x_min) / (p->x_max - p->x_min);
}

static double
y_of (const struct panel *p, double rate)
{
  return p->top + PLOT_HEIGHT * (1 - rate / p->y_max);
}

/* A round step that divides max into 4 to 10 parts. */
static double
step (double max)
{
  const double power = pow (10, floor (log10 (max)));

  return max / power < 2 ? power / 5 : max / power < 5 ? power / 2 : power;
}

/* Finds the run of results from r on that make a panel. */
static void
measure_panel (struct panel *p, const struct bench_result *r,
               const struct bench_result *end)
{
  unsigned i;

  p->first = r;
  p->x_min = HUGE_VAL;
  p->x_max = p->y_max = 0;
  for (; r < end && r->task.work == p->first->task.work
         && r->task.section == SECTION_SIZES; r++)
    if (r->task.length)
      {
        p->x_min = fmin (p->x_min, log2 ((double) r->task.length));
        p->x_max = fmax (p->x_max, log2 ((double) r->task.length));
        for (i = 0; i < BENCH_LIBRARIES; i++)
          if (r->point[i].calls)
            p->y_max = fmax (p->y_max, bench_rate (r, i));
      }
  p->count = (unsigned) (r - p->first);
  if (p->y_max > 0)
    p->y_max = ceil (p->y_max / step (p->y_max)) * step (p->y_max);
  if (p->x_max <= p->x_min)
    {
      p->x_max = p->x_min + 0.5;
      p->x_min -= 0.5;
    }
}

static void
draw_axes (const struct panel *p)
{
  const double right = p->left + p->width, bottom = p->top + PLOT_HEIGHT;
  const struct bench_work_info *const work
    = &bench_works[p->first->task.work];
  char label[64];
  double y;
  int i;

  snprintf (label, sizeof label, "%s %s, MB/s", work->algorithm, work->mode);
  text (p->left, p->top - 12, 15, "start", label);
  for (y = 0; y <= p->y_max * 1.001; y += step (p->y_max))
    {
      line (p->left, y_of (p, y), right, y_of (p, y), y > 0 ? "#ddd" : "#000");
      snprintf (label, sizeof label, "%g", y);
      text (p->left - 8, y_of (p, y) + 4, 12, "end", label);
    }
  for (i = (int) ceil (p->x_min); i <= p->x_max; i += 2)
    {
      const size_t bytes = (size_t) 1 << i;

      line (x_of (p, bytes), bottom, x_of (p, bytes), bottom + 5, "#000");
      if (bytes < 1024)
        snprintf (label, sizeof label, "%lu", (unsigned long) bytes);
      else
        snprintf (label, sizeof label, "%lu Ki",
                  (unsigned long) bytes / 1024);
      text (x_of (p, bytes), bottom + 19, 12, "middle", label);
    }
  text (p->left + p->width / 2, bottom + 36, 12, "middle",
        "bytes in a message");
}

static void
draw_line (const struct panel *p, unsigned library)
{
  const struct bench_result *r;
  char go = 'M';

  fprintf (out, "<path fill=\"none\" stroke=\"%s\" stroke-width=\"%.1f\""
           " stroke-linejoin=\"round\" d=\"", style[library].colour,
           style[library].width);
  for (r = p->first; r < p->first + p->count; r++)
    if (r->task.length && r->point[library].calls)
      {
        fprintf (out, "%c%.1f %.1f", go, x_of (p, r->task.length),
                 y_of (p, bench_rate (r, library)));
        go = 'L';
      }
  fputs ("\"/>\n", out);
}

static void
draw_mark (double x, double y, unsigned library)
{
  fprintf (out, "<path transform=\"translate(%.1f %.1f)\" fill=\"%s\""
           " d=\"%s\"/>\n", x, y, style[library].colour,
           style[library].mark);
}

/* chapoly is drawn last, above the others. */
static void
draw_panel (const struct panel *p)
{
  const struct bench_result *r;
  unsigned i;

  draw_axes (p);
  for (i = BENCH_LIBRARIES; i-- > 0; )
    {
      draw_line (p, i);
      for (r = p->first; r < p->first + p->count; r++)
        if (r->task.length && r->point[i].calls)
          draw_mark (x_of (p, r->task.length),
                     y_of (p, bench_rate (r, i)), i);
    }
}

static void
draw_header (void)
{
  double x = MARGIN;
  char title[128];
  unsigned i;

  text (MARGIN, 30, 19, "start",
        "ChaCha20 and Poly1305: throughput against message size");
  for (i = 0; i < BENCH_LIBRARIES; i++)
    if (!bench_libraries[i]->missing)
      {
        snprintf (title, sizeof title, i ? "%s" : "%s (kernels: %s)",
                  bench_library_title (i), bench_fact ("kernels"));
        fprintf (out, "<path d=\"M%.1f 54h26\" stroke=\"%s\""
                 " stroke-width=\"%.1f\"/>\n", x, style[i].colour,
                 style[i].width);
        draw_mark (x + 13, 54, i);
        text (x + 32, 59, 14, "start", title);
        x += 50 + 7.3 * (double) strlen (title);
      }
}

static void
draw_footer (double height)
{
  char words[512];

  snprintf (words, sizeof words, "%s; %s; %s", bench_fact ("cpu"),
            bench_fact ("kernel"), bench_fact ("date"));
  text (MARGIN, height - 30, 12, "start", words);
  snprintf (words, sizeof words, "chapoly: %s %s; %lu bytes of associated"
            " data; median of %s%s", bench_fact ("compiler"),
            bench_fact ("flags"), bench_options.ad_length,
            bench_fact ("rounds"),
            bench_emulated () ? "; EMULATED: times mean nothing" : "");
  text (MARGIN, height - 12, 12, "start", words);
}

void
bench_svg_try (const char *file)
{
  FILE *const stream = fopen (file, "a");

  if (!stream || fclose (stream))
    bench_die ("cannot write %s", file);
}

void
bench_svg (const struct bench_run *run, const char *file)
{
  const struct bench_result *r = run->results;
  const struct bench_result *const end = r + run->planned;
  struct panel panels[BENCH_WORKS];
  unsigned i, count = 0;
  double width, height;

  while (r < end && count < BENCH_WORKS)
    {
      struct panel *const p = &panels[count];

      measure_panel (p, r, end);
      r += BENCH_MAX (p->count, 1);
      p->left = MARGIN + LEFT + PANEL_WIDTH * (count % 2);
      p->width = PLOT_WIDTH;
      p->top = HEADER + TOP + PANEL_HEIGHT * (count / 2);
      count += p->y_max > 0;
    }
  if (!count)
    bench_die ("nothing to draw: no message with bytes in it");
  if (count % 2)                /* alone in its row */
    panels[count - 1].width += PANEL_WIDTH;
  out = fopen (file, "w");
  if (!out)
    bench_die ("cannot write %s", file);
  width = 2 * MARGIN + 2 * PANEL_WIDTH;
  height = HEADER + PANEL_HEIGHT * ((count + 1) / 2) + FOOTER;
  fprintf (out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\""
           " height=\"%.0f\" viewBox=\"0 0 %.0f %.0f\""
           " font-family=\"sans-serif\">\n"
           "<title>chapoly's benchmark</title>\n"
           "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
           width, height, width, height);
  draw_header ();
  for (i = 0; i < count; i++)
    draw_panel (&panels[i]);
  draw_footer (height);
  fputs ("</svg>\n", out);
  if (ferror (out) | fclose (out))
    bench_die ("cannot write %s", file);
}
