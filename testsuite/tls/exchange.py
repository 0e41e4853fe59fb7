# exchange.py: one TLS connection between two programs that send what they
# read from standard input and write what they receive to standard output,
# through a proxy that sees the records and can alter one.
#
#   python3 exchange.py [OPTION ...] VERSION server ... -- client ...
#
# {port} in the commands is the port on 127.0.0.1.  1 byte, 16 KiB and
# 1 MiB go both ways.  Checked are: what arrives; on the wire, version and
# cipher suite; and the counts of the side that uses chapoly.  Then the
# client closes, or with --end=tamper a bit of a record for chapoly's side
# is flipped: nothing of it may be delivered, and its sender gets the alert.
# One line tells what was seen.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import argparse
import contextlib
import os
import re
import socket
import struct
import subprocess
import sys
import threading
import time

SIZES = 1, 1 << 14, 1 << 20
RECORDS = 1 + 1 + (1 << 20 >> 14)       # at least, each way
SUITES = {0x1303: 'TLS_CHACHA20_POLY1305_SHA256',
          0xcca8: 'ECDHE_RSA_CHACHA20_POLY1305',
          0xcca9: 'ECDHE_ECDSA_CHACHA20_POLY1305'}
VERSIONS = {0x0303: '1.2', 0x0304: '1.3'}
ALERT = re.compile(r'alert bad record mac|Received alert \[20\]')
TALLY = re.compile(r'chapoly: (sealed (\d+), opened (\d+), refused (\d+), by'
                   r' \w+)')


class Failure(Exception):
    pass


def text(size):
    """Random bytes that no program takes for a command."""
    return bytes(b | 0x80 for b in os.urandom(size))


class Program:
    """A program, all that it has written so far, and its threads."""

    def __init__(self, name, command, port, environment):
        self.name, self.taken = name, 0
        self.output, self.errors = bytearray(), bytearray()
        self.changed = threading.Condition()
        self.process = subprocess.Popen(
            [word.replace('{port}', str(port)) for word in command],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, bufsize=0,
            env=dict(os.environ, **environment))
        self.readers = [
            threading.Thread(target=self.read, args=arguments, daemon=True)
            for arguments in ((self.process.stdout, self.output),
                              (self.process.stderr, self.errors))]
        for reader in self.readers:
            reader.start()

    def read(self, stream, buffer):
        while piece := stream.read(1 << 16):
            with self.changed:
                buffer += piece
                self.changed.notify_all()
        with self.changed:
            self.changed.notify_all()

    def write(self, data):
        def run():
            with contextlib.suppress(OSError):
                self.process.stdin.write(data)
        threading.Thread(target=run, daemon=True).start()

    def receive(self, data, limit):
        end = self.taken + len(data)
        with self.changed:
            self.changed.wait_for(
                lambda: len(self.output) >= end
                or not self.readers[0].is_alive(), limit)
            if self.output[self.taken:] != data:
                raise Failure('%s: %d of %d bytes, or wrong ones' % (
                    self.name, len(self.output) - self.taken, len(data)))
        self.taken = end

    def end(self, limit):
        try:
            self.process.wait(limit)
        except subprocess.TimeoutExpired:
            raise Failure(self.name + ' does not end') from None
        for reader in self.readers:
            reader.join(limit)
        return self.errors.decode(errors='replace')

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


class Proxy:
    """Hands the records of one connection on."""

    def __init__(self, limit):
        self.listener = socket.create_server(('127.0.0.1', 0))
        self.listener.settimeout(limit)
        self.port = self.listener.getsockname()[1]
        self.hello = None               # version and suite of the server
        self.altered = False
        self.to_alter = None            # 'server' or 'client': its receiver

    def start(self, server_port):
        threading.Thread(target=self.run, args=(server_port,),
                         daemon=True).start()

    def run(self, server_port):
        client = self.listener.accept()[0]
        server = socket.create_connection(('127.0.0.1', server_port))
        for ends in (client, server, 'server'), (server, client, 'client'):
            threading.Thread(target=self.pump, args=ends,
                             daemon=True).start()

    def pump(self, source, sink, receiver):
        stream = source.makefile('rb')
        try:
            while len(header := stream.read(5)) == 5:
                body = bytearray(stream.read(header[3] << 8 | header[4]))
                if receiver == 'client' and not self.hello:
                    self.hello = server_hello(header, body)
                if self.to_alter == receiver and header[0] == 23:
                    body[len(body) // 2] ^= 0x10
                    self.to_alter, self.altered = None, True
                sink.sendall(header + body)
        except OSError:
            pass
        finally:
            with contextlib.suppress(OSError):
                sink.shutdown(socket.SHUT_WR)


def server_hello(header, body):
    """RFC 8446 section 4.1.3: what it says of version and suite."""
    if header[0] != 22 or body[0] != 2:
        return None
    version, = struct.unpack_from('>H', body, 4)
    at = 4 + 2 + 32
    at += 1 + body[at]
    suite, = struct.unpack_from('>H', body, at)
    at += 2 + 1 + 2
    while at + 4 <= len(body):
        kind, length = struct.unpack_from('>HH', body, at)
        if kind == 43:
            version, = struct.unpack_from('>H', body, at + 4)
        at += 4 + length
    return VERSIONS.get(version), SUITES.get(suite)


def free_port():
    with socket.create_server(('127.0.0.1', 0)) as probe:
        return probe.getsockname()[1]


def listens(port):
    """Does somebody?  Asking by a connection would be taken for one."""
    with open('/proc/net/tcp') as table:
        return any(':%04X' % port in fields[1] and fields[3] == '0A'
                   for fields in map(str.split, table))


def start_server(command, environment, limit):
    """Another process may take the port before the server does."""
    for _ in range(3):
        port = free_port()
        server = Program('server', command, port, environment)
        end = time.monotonic() + limit
        while server.process.poll() is None and time.monotonic() < end:
            if listens(port):
                return server, port
            time.sleep(0.01)
        server.kill()
    raise Failure('server: ' + server.errors.decode(errors='replace'))


def finish(options, proxy, ours, peer, client):
    """The end of the connection; returns how it ended, and the counts."""
    tamper = options.end == 'tamper'
    if tamper:
        proxy.to_alter = options.chapoly
        peer.write(text(1000))
        errors = ours.end(options.limit)
        if not proxy.altered:
            raise Failure('no record was altered')
        if len(ours.output) != ours.taken:
            raise Failure('an altered record was delivered')
        seen = ALERT.search(peer.end(options.limit))
        if bool(seen) == options.no_alert:
            raise Failure('the alert: %s' % bool(seen))
        how = 'altered record: nothing delivered, ' + (
            'no alert' if options.no_alert else 'bad_record_mac')
    else:
        client.process.stdin.close()
        peer.end(options.limit)
        errors = ours.end(options.limit)
        for program in ours, peer:
            if program.process.returncode:
                raise Failure('%s: exit status %d' % (
                    program.name, program.process.returncode))
        how = 'closed'
    counts = TALLY.search(errors)
    if not counts:
        raise Failure('no counts')
    sealed, opened, refused = map(int, counts.groups()[1:])
    if min(sealed, opened) < RECORDS:
        raise Failure('records went elsewhere: ' + counts[1])
    if not options.blind and refused != tamper:
        raise Failure('refused: ' + counts[1])
    return how, counts[1]


def exchange(options, programs):
    proxy = Proxy(options.limit)
    tally = {'CHAPOLY_TALLY': '1'}
    environments = {'server': {}, 'client': {}}
    environments[options.chapoly] = dict(
        tally, **dict(word.split('=', 1) for word in options.set))
    server, port = start_server(options.server, environments['server'],
                                options.limit)
    programs.append(server)
    proxy.start(port)
    client = Program('client', options.client, proxy.port,
                     environments['client'])
    programs.append(client)
    ours, peer = ((server, client) if options.chapoly == 'server'
                  else (client, server))
    for size in SIZES:
        for source, sink in (ours, peer), (peer, ours):
            data = text(size)
            source.write(data)
            sink.receive(data, options.limit)
    if proxy.hello != (options.version, SUITES.get(0x1303)) and (
            options.version == '1.3' or proxy.hello[0] != options.version
            or not proxy.hello[1]):
        raise Failure('the server chose %s, %s' % proxy.hello)
    how, counts = finish(options, proxy, ours, peer, client)
    return 'TLS %s %s: %s bytes both ways; %s; %s' % (
        *proxy.hello, ' + '.join(map(str, SIZES)), how, counts)


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('--chapoly', choices=('server', 'client'),
                        default='client', help='the side that uses it')
    parser.add_argument('--set', action='append', default=[],
                        metavar='NAME=VALUE', help='environment of that side')
    parser.add_argument('--end', choices=('close', 'tamper'),
                        default='close')
    parser.add_argument('--no-alert', action='store_true',
                        help='the stack sends none')
    parser.add_argument('--blind', action='store_true',
                        help='the adapter does not see verdicts')
    parser.add_argument('--limit', type=float, default=30,
                        help='seconds that a step may take')
    parser.add_argument('version', choices=('1.2', '1.3'))
    parser.add_argument('commands', nargs=argparse.REMAINDER)
    options = parser.parse_args()
    middle = options.commands.index('--')
    options.server = options.commands[:middle]
    options.client = options.commands[middle + 1:]
    return options


def main():
    programs = []
    try:
        print(exchange(arguments(), programs))
    except Failure as failure:
        for program in programs:
            program.kill()
            sys.stderr.write('%s of %s:\n%s\n' % (
                program.name, program.process.args[0],
                program.errors.decode(errors='replace')))
        sys.exit('exchange: %s' % failure)
    finally:
        for program in programs:
            program.kill()


main()
