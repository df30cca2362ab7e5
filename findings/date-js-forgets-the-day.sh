#!/usr/bin/env bash
# Guess: date.js, which Agenda uses to read `schedule("december 24 at 9am")`, returns that day, or rejects input it doesn't know.
# Is: it reads the hour and drops the day: it returns tomorrow at 9, also for "2026-12-24 at 9am". "24th of december at 9am" works.
# Version: date.js 0.3.3 (as Agenda 6.2.6 has it)
# Date: 2026-11-28
# Matters: a Christmas post scheduled in words is published the next morning.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund date.js@0.3.3 node@26.10.0 >/dev/null || exit 2
cat >read.cjs <<'JS'
const date = require('date.js');

const day = '2026-11-28';
for (const words of ['24th of december at 9am', 'december 24 at 9am', '24 december at 9am', '2026-12-24 at 9am', 'friday at 9am']) {
  console.log(`${words}: ${date(words, new Date(`${day}T10:00:00`)).toLocaleString('sv')}`);
}
JS
seen=$(TZ=UTC ./node_modules/.bin/node read.cjs)
echo 'date.js 0.3.3, on Saturday, 28 November 2026, at 10:00:'
echo "$seen"
expected='24th of december at 9am: 2026-12-24 09:00:00
december 24 at 9am: 2026-11-29 09:00:00
24 december at 9am: 2026-11-29 09:00:00
2026-12-24 at 9am: 2026-11-29 09:00:00
friday at 9am: 2026-12-04 09:00:00'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
