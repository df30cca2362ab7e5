#!/usr/bin/env bash
# Guess: urllib3 without a Retry of your own, or without status_forcelist, returns a 429 or 503 at once, as requests does.
# Is: it waits as long as Retry-After says and sends a GET, PUT or DELETE again, up to three times of six hours each. `timeout` doesn't end it.
# Version: urllib3 2.8.0, requests 2.34.2
# Date: 2026-11-29
# Matters: openapi-generator's Python clients use urllib3. At a rate limit a script waits for an hour instead of reporting an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check urllib3==2.8.0 requests==2.34.2 || exit 2
cat >ask.py <<'PY'
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
import requests
import urllib3

class Server(BaseHTTPRequestHandler):
    def do_GET(self):
        asked.append(time.monotonic())
        self.rfile.read(int(self.headers.get('content-length', 0)))
        self.send_response(429 if len(asked) == 1 else 200)
        self.send_header('retry-after', '4')
        self.send_header('content-length', '0')
        self.end_headers()

    do_POST = do_PUT = do_GET

    def log_message(self, *_):
        pass

server = HTTPServer(('127.0.0.1', 0), Server)
threading.Thread(target=server.serve_forever, daemon=True).start()
url = f'http://127.0.0.1:{server.server_port}/'
pool = urllib3.PoolManager()
for name, ask in {
    'requests, GET': lambda: requests.get(url, timeout=1).status_code,
    'urllib3, POST': lambda: pool.request('POST', url, body=b'tea', timeout=1).status,
    'urllib3, PUT': lambda: pool.request('PUT', url, body=b'tea', timeout=1).status,
    'urllib3, GET': lambda: pool.request('GET', url, timeout=1).status,
}.items():
    asked = []
    status = ask()
    print(f'{name}: {status}', *[f'after {round(later - asked[0])} s' for later in asked[1:]])
print(f'at most: {urllib3.Retry.DEFAULT.retry_after_max} s, {urllib3.Retry.DEFAULT.total} times')
PY
seen=$(timeout 60 python/bin/python ask.py)
echo 'urllib3 2.8.0 and requests 2.34.2, after a 429 with Retry-After: 4 and a timeout of a second:'
echo "$seen"
expected='requests, GET: 429
urllib3, POST: 429
urllib3, PUT: 200 after 4 s
urllib3, GET: 200 after 4 s
at most: 21600 s, 3 times'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
