#!/usr/bin/env bash
# Guess: open-graph-scraper assigns og:image:alt to the picture above it, as the Open Graph protocol says about arrays.
# Is: it collects each property separately and pairs them by position. The only alt text, for the second picture, goes to the first.
# Version: open-graph-scraper 6.12.0
# Date: 2026-11-28
# Matters: a link card or post made with it describes one picture with another's words, to people who can't see it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund open-graph-scraper@6.12.0 node@26.10.0 >/dev/null || exit 2
cat >read.mjs <<'JS'
import scrape from 'open-graph-scraper';

const html = `<!doctype html><head><title>Tea</title>
<meta property="og:image" content="/logo.png">
<meta property="og:image" content="https://tea.example/cake.jpg">
<meta property="og:image:alt" content="A cake with candles">
</head>`;
const { result } = await scrape({ html });
for (const { url, alt } of result.ogImage) console.log(url, '-', alt ?? 'no alt text');
JS
seen=$(./node_modules/.bin/node read.mjs)
echo 'open-graph-scraper 6.12.0:'
echo "$seen"
expected='/logo.png - A cake with candles
https://tea.example/cake.jpg - no alt text'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
