#!/usr/bin/env bash
# Guess: send_post of Bluesky's Python client leaves `langs` out unless you pass it, as the TypeScript client does.
# Is: it adds langs ["en"] to every such post, whatever its language.
# Version: atproto 0.0.73 (PyPI)
# Date: 2026-11-29
# Matters: readers who only show German posts don't see a German post, and English readers get a button to translate it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check atproto==0.0.73 || exit 2
cat >post.py <<'PY'
import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from types import SimpleNamespace
from atproto import Client

CID = 'bafyreie5cvv4h45feadgeuwhbcutmh6t2ceseocckahdoe6uat64zmz454'

class Server(BaseHTTPRequestHandler):
    def do_POST(self):
        sent = json.loads(self.rfile.read(int(self.headers['content-length'])))
        print(f"{sent['record']['text']}: {sent['record'].get('langs')}")
        reply = json.dumps({'uri': 'at://did:plc:aaaaaaaaaaaaaaaaaaaaaaaa/app.bsky.feed.post/3l', 'cid': CID}).encode()
        self.send_response(200)
        self.send_header('content-type', 'application/json')
        self.end_headers()
        self.wfile.write(reply)

    def log_message(self, *_):
        pass

server = HTTPServer(('127.0.0.1', 0), Server)
threading.Thread(target=server.serve_forever, daemon=True).start()
client = Client(f'http://127.0.0.1:{server.server_port}')
client.me = SimpleNamespace(did='did:plc:aaaaaaaaaaaaaaaaaaaaaaaa')
client.send_post('Heute gibt es Tee')
client.send_post('Morgen auch', langs=['de'])
PY
seen=$(timeout 60 python/bin/python post.py)
echo 'atproto 0.0.73 sends these languages:'
echo "$seen"
expected="Heute gibt es Tee: ['en']
Morgen auch: ['de']"
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
