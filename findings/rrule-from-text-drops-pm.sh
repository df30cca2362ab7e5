#!/usr/bin/env bash
# Guess: RRule.fromText understands "at 5pm" and "at 9:30", or rejects them as it rejects "at noon".
# Is: it only reads the hour's digits: "at 5pm" is BYHOUR=5, five in the morning, and "at 9:30" is BYHOUR=9. No warning.
# Version: rrule 2.8.1
# Date: 2026-11-28
# Matters: a series scheduled in words is published twelve hours early, and toText prints it as "every weekday", without a time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund rrule@2.8.1 >/dev/null || exit 2
cat >read.cjs <<'JS'
const { RRule } = require('rrule');

console.log('rrule', require('rrule/package.json').version);
for (const words of ['every weekday at 5pm', 'every day at 9:30', 'every day at 12am', 'every day at noon']) {
  try {
    const rule = RRule.fromText(words);
    console.log(`${words}: ${rule.toString()} (${rule.toText()})`);
  } catch (error) {
    console.log(`${words}: ${error.message}`);
  }
}
JS
seen=$(node read.cjs)
echo "$seen"

# Seen:
# every weekday at 5pm: RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=5 (every weekday)
# every day at 9:30: RRULE:FREQ=DAILY;BYHOUR=9 (every day at 9)
# every day at 12am: RRULE:FREQ=DAILY;BYHOUR=12 (every day at 12)
# every day at noon: Unexpected symbol null, expected hour
for line in 'every weekday at 5pm: RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=5 ' \
  'every day at 9:30: RRULE:FREQ=DAILY;BYHOUR=9 ' 'every day at 12am: RRULE:FREQ=DAILY;BYHOUR=12 '; do
  grep -qF "$line" <<<"$seen" || { echo "This has changed; it was “$line”" >&2; exit 1; }
done
