#!/usr/bin/env bash
# Guess: cast_date of csv-parse converts cells that are written as dates, and leaves titles alone.
# Is: anything Date.parse accepts becomes a date: "Top 5" is 1 May 2001, "Route 66" 1966. "Top 13" stays text, because there is no month 13.
# Version: csv-parse 7.0.3, node 26.10.0
# Date: 2026-11-28
# Matters: a sheet of posts loses titles that end in a number.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund csv-parse@7.0.3 node@26.10.0 >/dev/null || exit 2
cat >read.cjs <<'JS'
const { parse } = require('csv-parse/sync');

console.log('node', process.version);
const [titles] = parse('2026-12-01,Top 5,Top 13,Route 66,Summer sale 20,Room 3', { cast: true, cast_date: true });
for (const title of titles) {
  console.log(title instanceof Date ? `a date, ${title.getFullYear()}-${title.getMonth() + 1}-${title.getDate()}` : `the text “${title}”`);
}
JS
seen=$(TZ=UTC ./node_modules/.bin/node read.cjs)
echo "$seen"
expected='node v26.10.0
a date, 2026-12-1
a date, 2001-5-1
the text “Top 13”
a date, 1966-1-1
the text “Summer sale 20”
a date, 2001-3-1'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
