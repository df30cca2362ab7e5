#!/usr/bin/env bash
# Guess: when clocks go back and a local time comes twice, ical.js uses the first (RFC 5545, 3.3.5).
# Is: it uses the second: 02:30 in Berlin on 25 October 2026 is 01:30 UTC, not 00:30.
# Version: ical.js 2.2.1
# Date: 2026-11-29
# Matters: calendar apps built on it show such an event an hour late. Carillon's feed has times in UTC, which come once.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund ical.js@2.2.1 >/dev/null || exit 2
cat >read.mjs <<'JS'
import ICAL from 'ical.js';

const calendar = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Bells//EN
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:DAYLIGHT
DTSTART:19810329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:one@bells.example
DTSTAMP:20260101T000000Z
DTSTART;TZID=Europe/Berlin:20261025T015900
END:VEVENT
BEGIN:VEVENT
UID:two@bells.example
DTSTAMP:20260101T000000Z
DTSTART;TZID=Europe/Berlin:20261025T023000
END:VEVENT
END:VCALENDAR`.replaceAll('\n', '\r\n');
for (const event of new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent')) {
  const { startDate } = new ICAL.Event(event);
  console.log(`${startDate} in ${startDate.zone.tzid} is ${startDate.toJSDate().toISOString()}`);
}
JS
seen=$(node read.mjs)
echo 'ical.js 2.2.1:'
echo "$seen"
expected='2026-10-25T01:59:00 in Europe/Berlin is 2026-10-24T23:59:00.000Z
2026-10-25T02:30:00 in Europe/Berlin is 2026-10-25T01:30:00.000Z'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
