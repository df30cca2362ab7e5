#!/usr/bin/env bash
# Guess: ts-ics expands BYMONTHDAY=-1 to the last day of each month (RFC 5545, 3.3.10).
# Is: it returns the second-to-last day, 30 January and 27 February. BYDAY=-1FR, the last Friday, moves to midnight, before the first.
# Version: ts-ics 2.4.6, zod 4.6.7
# Date: 2026-11-29
# Matters: a calendar that uses it shows a monthly report post a day early. Carillon's feed has one event per post and no rules.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund ts-ics@2.4.6 zod@4.6.7 >/dev/null || exit 2
cat >expand.mjs <<'JS'
import { convertIcsRecurrenceRule, extendByRecurrenceRule } from 'ts-ics';

const [start, end] = [new Date('2026-01-30T09:00:00Z'), new Date('2026-05-01T00:00:00Z')];
for (const rule of ['FREQ=MONTHLY;BYMONTHDAY=-1', 'FREQ=MONTHLY;BYDAY=-1FR', 'FREQ=WEEKLY;INTERVAL=4']) {
  const read = convertIcsRecurrenceRule(undefined, { value: rule });
  const times = extendByRecurrenceRule(read, { start, end }).map((time) => time.toISOString().slice(0, 16));
  console.log(rule, times.join(' '));
}
JS
seen=$(TZ=UTC node expand.mjs)
echo 'ts-ics 2.4.6, from 30 January 2026, 9:00 UTC:'
echo "$seen"
expected='FREQ=MONTHLY;BYMONTHDAY=-1 2026-01-30T09:00 2026-02-27T09:00 2026-03-30T09:00 2026-04-29T09:00
FREQ=MONTHLY;BYDAY=-1FR 2026-02-27T00:00 2026-03-27T00:00 2026-04-24T00:00
FREQ=WEEKLY;INTERVAL=4 2026-01-30T09:00 2026-02-27T09:00 2026-03-27T09:00 2026-04-24T09:00'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
