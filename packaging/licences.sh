# licences.sh: sh packaging/licences.sh <LIST: licence and copyright of each
# file of the list, as the file itself says:
#
#   FILE <tab> LICENCE <tab> COPYRIGHT
#
# A file that can not have such words has them in FILE.license beside it.
# Files are named from the current folder.  Exit status 1 if one says
# nothing.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

exec awk '
  # What follows the word in the head of a file, less the end of a comment.
  function said (file, word,    line, n, at, text)
  {
    text = ""
    for (n = 0; n < 60 && text == "" && (getline line < file) > 0; n++)
      if (at = index (line, word))
        {
          text = substr (line, at)
          sub (/,?[ \t]*(\*\/|-->)?[ \t\r]*$/, "", text)
        }
    close (file)
    return text
  }

  BEGIN {
    # In two parts, or this line would say so, too.
    tag = "SPDX-License-" "Identifier: "
  }

  {
    copyright = said($0, "Copyright (C) ")
    if ($0 == "configure")
      # Made by autoconf; its head gives unlimited permission.
      licence = "FSFUL"
    else if ($0 ~ /^LICENSE/)
      {
        licence = "MIT"
        copyright = said($0, "Copyright (c) ")
      }
    else
      {
        source = $0
        licence = said(source, tag)
        if (licence == "")
          {
            source = $0 ".license"
            licence = said(source, tag)
            copyright = said(source, "Copyright (C) ")
          }
        licence = substr (licence, length (tag) + 1)
      }
    if (licence == "" || copyright == "")
      {
        print $0 ": names no licence or no copyright" >"/dev/stderr"
        failed = 1
      }
    printf "%s\t%s\t%s\n", $0, licence, copyright
  }

  END { exit failed }'
