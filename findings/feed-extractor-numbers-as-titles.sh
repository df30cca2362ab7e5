#!/usr/bin/env bash
# Guess: the title of a feed's entry is text, so @extractus/feed-extractor returns "007" for <title>007</title>.
# Is: it returns "7", and "1000" for "1e3". Its XML parser converts anything that looks like a number, and the number is printed again.
# Version: @extractus/feed-extractor 8.0.3
# Date: 2026-11-29
# Matters: a post made from a feed gets a different title from the page. rss-parser reads the same feed correctly.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund @extractus/feed-extractor@8.0.3 rss-parser@3.13.0 >/dev/null || exit 2
cat >read.mjs <<'JS'
import { extractFromXml } from '@extractus/feed-extractor';
import Parser from 'rss-parser';

const titles = ['007', '1e3', '2026.10', '0x1F bells'];
const items = titles.map((title) => `<item><title>${title}</title><link>https://bells.example/</link></item>`);
const feed = `<rss version="2.0"><channel><title>Bells</title><link>https://bells.example/</link><description>Bells</description>${items.join('')}</channel></rss>`;
const print = (name, entries) => console.log(name, entries.map(({ title }) => JSON.stringify(title)).join(' '));
print('rss-parser', (await new Parser().parseString(feed)).items);
print('feed-extractor', extractFromXml(feed).entries);
JS
seen=$(node read.mjs)
echo 'The titles of four entries:'
echo "$seen"
expected='rss-parser "007" "1e3" "2026.10" "0x1F bells"
feed-extractor "7" "1000" "2026.1" "0x1F bells"'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
