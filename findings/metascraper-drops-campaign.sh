#!/usr/bin/env bash
# Guess: metascraper returns a page's address and picture as they are on the page, made absolute.
# Is: it removes every utm_ parameter, also from the picture's address, and turns the title's straight quotes into curly quotes or inch marks.
# Version: metascraper 5.58.1, its rules for title, url and image 5.56.2
# Date: 2026-11-28
# Matters: visitors from such a link card aren't counted in the campaign, and the card's title differs from the page's.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts metascraper@5.58.1 metascraper-title@5.56.2 \
  metascraper-url@5.56.2 metascraper-image@5.56.2 >/dev/null || exit 2
cat >read.mjs <<'JS'
import metascraper from 'metascraper';
import image from 'metascraper-image';
import title from 'metascraper-title';
import url from 'metascraper-url';

const html = `<!doctype html><head>
<meta property="og:title" content="The '6&quot; pan' isn't &quot;old&quot;">
<meta property="og:url" content="https://example.org/pan?utm_source=card&amp;size=6">
<meta property="og:image" content="https://cdn.example.org/pan.jpg?utm_source=card&amp;width=600">
</head>`;
const page = await metascraper([title(), url(), image()])({ url: 'https://example.org/pan', html });
console.log(page.title);
console.log(page.url);
console.log(page.image);
JS
seen=$(node read.mjs)
echo 'metascraper 5.58.1:'
echo "$seen"
expected='The ‘6″ pan’ isn’t “old”
https://example.org/pan?size=6
https://cdn.example.org/pan.jpg?width=600'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
