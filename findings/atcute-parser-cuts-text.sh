#!/usr/bin/env bash
# Guess: the tokens of atcute's Bluesky parser hold the whole text: tokens of type "text" in `content`, without markup.
# Is: `content` ends before the first character that could start markup but doesn't, such as _ : $ or [. Only `raw` has the rest.
# Version: @atcute/bluesky-richtext-parser 2.1.2
# Date: 2026-11-29
# Matters: a program that builds the post from the tokens, as the README shows, posts "Open at 9:30" as "Open at 9".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund @atcute/bluesky-richtext-parser@2.1.2 node@26.10.0 >/dev/null || exit 2
cat >parse.mjs <<'JS'
import { tokenize } from '@atcute/bluesky-richtext-parser';

for (const text of ['Open at nine', 'Open at 9:30 today', 'Mail tea@example.com', 'Only $5 today', 'See tea_shop, now open']) {
  console.log(`${text} | ${tokenize(text).map(({ type, content, raw }) => `${type} "${content}" of "${raw}"`).join(', ')}`);
}
JS
seen=$(./node_modules/.bin/node parse.mjs)
echo '@atcute/bluesky-richtext-parser 2.1.2:'
echo "$seen"
expected='Open at nine | text "Open at nine" of "Open at nine"
Open at 9:30 today | text "Open at 9" of "Open at 9:30 today"
Mail tea@example.com | text "Mail tea@example.com" of "Mail tea@example.com"
Only $5 today | text "Only " of "Only $5 today"
See tea_shop, now open | text "See tea" of "See tea_shop, now open"'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
