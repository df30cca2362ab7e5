#!/usr/bin/env bash
# Guess: if a page has several og:image tags, a reader that returns one returns the first, as ogp.me says ("the first tag, from top to bottom, is given preference during conflicts").
# Is: fetch-opengraph and opengraph_py3 return the last; linkpreview returns the first.
# Version: fetch-opengraph 1.0.37 (npm), opengraph_py3 0.71, linkpreview 0.13.2 (PyPI)
# Date: 2026-11-29
# Matters: previews made with them show a different picture of a shared link than the networks do. Carillon's link cards use the first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"; [ -z "${server:-}" ] || kill "$server" 2>/dev/null || true' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts fetch-opengraph@1.0.37 >/dev/null || exit 2
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check opengraph_py3==0.71 linkpreview==0.13.2 beautifulsoup4==4.13.5 || exit 2
cat >index.html <<'HTML'
<!doctype html><html><head><meta charset="utf-8"><title>Bells</title>
<meta property="og:title" content="Bells">
<meta property="og:image" content="https://bells.example/first.jpg">
<meta property="og:image" content="https://bells.example/second.jpg">
<meta property="og:image" content="https://bells.example/last.jpg">
</head><body></body></html>
HTML
python3 -u -m http.server --bind 127.0.0.1 0 >server.log 2>/dev/null &
server=$!
until address=$(grep -o 'http://[^/]*/' server.log); do kill -0 "$server"; sleep 0.1; done
cat >read.cjs <<'JS'
require('fetch-opengraph').fetch(process.argv[2]).then(({ image }) => console.log('fetch-opengraph:', image));
JS
cat >read.py <<'PY'
import sys
import opengraph_py3
from linkpreview import link_preview

print('opengraph_py3:', opengraph_py3.OpenGraph(url=sys.argv[1])['image'])
print('linkpreview:', link_preview(sys.argv[1]).image)
PY
seen=$(node read.cjs "$address" && python/bin/python -W ignore read.py "$address")
echo 'The image of a page that names first.jpg, second.jpg and last.jpg:'
echo "$seen"
expected='fetch-opengraph: https://bells.example/last.jpg
opengraph_py3: https://bells.example/last.jpg
linkpreview: https://bells.example/first.jpg'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
