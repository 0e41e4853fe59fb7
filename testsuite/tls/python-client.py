# python-client.py: python3 python-client.py CERTIFICATE PORT: a client of
# TLS that joins standard input and output to a connection; Python's ssl,
# and nothing of chapoly.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

import os
import socket
import ssl
import sys
import threading

context = ssl.create_default_context(cafile=sys.argv[1])
plain = socket.create_connection(('127.0.0.1', int(sys.argv[2])))
secure = context.wrap_socket(plain, server_hostname='localhost')


def send():
    while piece := os.read(0, 1 << 16):
        secure.sendall(piece)
    plain.shutdown(socket.SHUT_WR)


threading.Thread(target=send, daemon=True).start()
while piece := secure.recv(1 << 16):
    os.write(1, piece)
