#!/usr/bin/env bash
# Guess: unfurl.js decodes the title and description as a browser does: content="Write &amp;amp;" is the text "Write &amp;".
# Is: it decodes character references twice and returns "Write &". og-parser decodes once.
# Version: unfurl.js 6.4.0, og-parser 1.0.5
# Date: 2026-11-29
# Matters: its link previews of pages about HTML differ from the page. Carillon's link cards decode once.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts unfurl.js@6.4.0 og-parser@1.0.5 >/dev/null || exit 2
cat >read.cjs <<'JS'
const { createServer } = require('node:http');
const { promisify } = require('node:util');
const { unfurl } = require('unfurl.js');
const parse = promisify(require('og-parser'));

const page = `<!doctype html><html><head><meta charset="utf-8"><title>Bells</title>
<meta property="og:title" content="Write &amp;amp; for &amp;">
<meta property="og:description" content="&amp;eacute; is how HTML writes é">
</head><body></body></html>`;
const server = createServer((_request, reply) => {
  reply.setHeader('content-type', 'text/html; charset=utf-8');
  reply.end(page);
});
server.listen(0, '127.0.0.1', async () => {
  const address = `http://127.0.0.1:${server.address().port}/`;
  const { open_graph: once } = await unfurl(address);
  const { og } = await parse(address);
  console.log(`unfurl.js: ${once.title} | ${once.description}`);
  console.log(`og-parser: ${og.title} | ${og.description}`);
  process.exit();
});
JS
seen=$(node read.cjs)
echo 'What a page says, as its attributes read "Write &amp; for &" and "&eacute; is how HTML writes é":'
echo "$seen"
expected='unfurl.js: Write & for & | é is how HTML writes é
og-parser: Write &amp; for & | &eacute; is how HTML writes é'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
