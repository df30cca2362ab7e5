#!/usr/bin/env bash
# Guess: a page of Next.js has its title and Open Graph tags in <head>, where HTML wants them, for every client.
# Is: where generateMetadata waits, they come at the end of <body>, except for the user agents that Next.js knows, as Facebook's.
# Version: next 16.4.6, react 19.3.1, node 26.10.0, opengraph_py3 0.71 (program: python3)
# Date: 2026-11-30
# Matters: a reader of link previews that looks into <head> alone finds nothing. Carillon's link cards read the whole page.
set -euo pipefail
folder=$(mktemp -d)
server=''
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
export NEXT_TELEMETRY_DISABLED=1
echo '{ "private": true }' >package.json
npm install --loglevel=error --no-audit --no-fund next@16.4.6 react@19.3.1 react-dom@19.3.1 node@26.10.0 >/dev/null || exit 2
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check opengraph_py3==0.71 beautifulsoup4==4.14.2 || exit 2
mkdir app
cat >app/layout.js <<'JS'
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
JS
cat >app/page.js <<'JS'
import { setTimeout } from 'node:timers/promises';
import { headers } from 'next/headers';

// As from a database, for each visitor.
export async function generateMetadata() {
  await headers();
  await setTimeout(200);
  return { title: 'Rye', openGraph: { title: 'Fresh rye', images: ['https://bells.example/rye.png'] } };
}

export default async function Page() {
  await headers();
  return <h1>Rye</h1>;
}
JS
node_modules/.bin/next build >build.log 2>&1 || exit 2
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
node_modules/.bin/next start -H 127.0.0.1 -p "$port" >start.log 2>&1 &
server=$!
cat >read.py <<'PY'
import sys
import time
import urllib.request
import warnings

from opengraph_py3 import OpenGraph

warnings.simplefilter("ignore")
url = sys.argv[1]


def page(agent):
    request = urllib.request.Request(url, headers={"user-agent": agent})
    for _ in range(100):
        try:
            return urllib.request.urlopen(request).read().decode()
        except OSError:
            time.sleep(0.1)
    sys.exit(2)


places = {}
for agent in ["facebookexternalhit/1.1", "LinkPreview/1.0", "Mozilla/5.0 (compatible; Preview/1.0)"]:
    html = page(agent)
    found = html.find('<meta property="og:title" content="Fresh rye"')
    places[agent] = "none" if found < 0 else "head" if found < html.index("</head>") else "body"
    print(f"{agent}: og:title is in the {places[agent]}")
read = OpenGraph(html=page("LinkPreview/1.0")).get("title")
print(f"opengraph_py3 finds {read!r}")
is_so = list(places.values()) == ["head", "body", "body"] and read is None
sys.exit(0 if is_so else 1)
PY
python/bin/python -W ignore read.py "http://127.0.0.1:$port/" || { code=$?; [ $code = 2 ] && exit 2; echo 'This has changed.' >&2; exit 1; }
