#!/usr/bin/env bash
# Guess: striptags removes tags and leaves a "<" that doesn't start one, as browsers do with "I <3 tea". A tag's name starts with a letter.
# Is: each "<" not followed by a space starts a tag, which ends at the next ">" or at the end of the text.
# Version: striptags 3.2.0; string-strip-html 13.7.6 leaves it
# Date: 2026-11-29
# Matters: a post with <3, <50 € or <- loses the rest of its text, without a warning. Carillon removes no tags from users' text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund striptags@3.2.0 string-strip-html@13.7.6 node@26.10.0 >/dev/null || exit 2
cat >strip.mjs <<'JS'
import { stripHtml } from 'string-strip-html';
import striptags from 'striptags';

for (const text of ['I <3 tea. New: oolong!', 'All <50 € today', 'Tea <3 <b>now</b> open', '5 < 6']) {
  console.log(`${text} | ${striptags(text)} | ${stripHtml(text).result}`);
}
JS
seen=$(./node_modules/.bin/node strip.mjs)
echo 'text | striptags 3.2.0 | string-strip-html 13.7.6'
echo "$seen"
expected='I <3 tea. New: oolong! | I  | I <3 tea. New: oolong!
All <50 € today | All  | All <50 € today
Tea <3 <b>now</b> open | Tea  | Tea <3 now open
5 < 6 | 5 < 6 | 5 < 6'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
