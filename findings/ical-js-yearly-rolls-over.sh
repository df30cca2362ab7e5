#!/usr/bin/env bash
# Guess: ical.js skips a day that a month doesn't have (RFC 5545, 3.3.10), in yearly rules as in monthly ones.
# Is: a monthly rule skips it. A yearly rule moves it into the next month: 29 February becomes 1 March, 31 February 3 March.
# Version: ical.js 2.2.1
# Date: 2026-11-28
# Matters: calendar apps built on it, such as Thunderbird, show a yearly post on days when none is published.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund ical.js@2.2.1 >/dev/null || exit 2
cat >expand.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';

console.log('ical.js', JSON.parse(readFileSync('node_modules/ical.js/package.json')).version);
for (const [start, rule] of [
  ['2027-01-31', 'FREQ=MONTHLY;COUNT=3'],
  ['2028-02-29', 'FREQ=YEARLY;COUNT=3'],
  ['2027-01-31', 'FREQ=YEARLY;BYMONTH=1,2,3;COUNT=3'],
  ['2028-02-29', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=3'],
]) {
  const days = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(start));
  console.log(`${rule} from ${start}: ${[1, 2, 3].map(() => String(days.next())).join(' ')}`);
}
JS
seen=$(node expand.mjs)
echo "$seen"

# Seen:
# FREQ=MONTHLY;COUNT=3 from 2027-01-31: 2027-01-31 2027-03-31 2027-05-31
# FREQ=YEARLY;COUNT=3 from 2028-02-29: 2028-02-29 2029-03-01 2030-03-01
# FREQ=YEARLY;BYMONTH=1,2,3;COUNT=3 from 2027-01-31: 2027-01-31 2027-03-03 2027-03-31
# FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=3 from 2028-02-29: 2028-02-29 2032-02-29 2036-02-29
for line in 'FREQ=MONTHLY;COUNT=3 from 2027-01-31: 2027-01-31 2027-03-31 2027-05-31' \
  'FREQ=YEARLY;COUNT=3 from 2028-02-29: 2028-02-29 2029-03-01 2030-03-01' \
  'FREQ=YEARLY;BYMONTH=1,2,3;COUNT=3 from 2027-01-31: 2027-01-31 2027-03-03 2027-03-31'; do
  grep -qxF "$line" <<<"$seen" || { echo "This has changed; it was “$line”" >&2; exit 1; }
done
