#!/usr/bin/env bash
# Guess: ical.js's convertToZone returns the local time of an instant in UTC: noon in Auckland on the day when clocks go forward is 12:00.
# Is: it compares the digits of UTC with the local time of the change. It is an hour off after each change for as long as the zone is ahead of UTC (12 hours in Auckland), and before it where the zone is behind (4 to 5 hours in New York). Thunderbird 153.8 and Nextcloud's calendar-js 8.1.6 use it.
# Version: ical.js 2.2.1
# Date: 2026-11-29
# Matters: Carillon's feed has times in UTC, so these two show a post for Sunday noon in Auckland at 11:00 when clocks go forward. Carillon's own calendar, khal and libical show 12:00.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund ical.js@2.2.1 >/dev/null || exit 2
cat >read.mjs <<'JS'
import ICAL from 'ical.js';

const zoneOf = (id, daylight, standard) =>
  new ICAL.Timezone(
    new ICAL.Component(
      ICAL.parse(
        `BEGIN:VTIMEZONE
TZID:${id}
BEGIN:DAYLIGHT
DTSTART:${daylight.start}
TZOFFSETFROM:${standard.offset}
TZOFFSETTO:${daylight.offset}
RRULE:FREQ=YEARLY;${daylight.rule}
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:${standard.start}
TZOFFSETFROM:${daylight.offset}
TZOFFSETTO:${standard.offset}
RRULE:FREQ=YEARLY;${standard.rule}
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n'),
      ),
    ),
  );

const zones = [
  zoneOf(
    'Europe/Berlin',
    { start: '19810329T020000', offset: '+0200', rule: 'BYMONTH=3;BYDAY=-1SU' },
    { start: '19961027T030000', offset: '+0100', rule: 'BYMONTH=10;BYDAY=-1SU' },
  ),
  zoneOf(
    'America/New_York',
    { start: '20070311T020000', offset: '-0400', rule: 'BYMONTH=3;BYDAY=2SU' },
    { start: '20071104T020000', offset: '-0500', rule: 'BYMONTH=11;BYDAY=1SU' },
  ),
  zoneOf(
    'Pacific/Auckland',
    { start: '20070930T020000', offset: '+1300', rule: 'BYMONTH=9;BYDAY=-1SU' },
    { start: '20080406T030000', offset: '+1200', rule: 'BYMONTH=4;BYDAY=1SU' },
  ),
];

const HALF_AN_HOUR = 1_800_000;
for (const zone of zones) {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone.tzid, dateStyle: 'short', timeStyle: 'medium' });
  const wrong = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += HALF_AN_HOUR) {
    const utc = new Date(at).toISOString().replace('.000', '');
    const shown = ICAL.Time.fromString(utc).convertToZone(zone).toString().replace('T', ' ');
    const right = clock.format(at);
    if (shown !== right) wrong.push(`${utc} as ${shown}, where clocks show ${right}`);
  }
  console.log(`${zone.tzid}: ${wrong.length / 2} hours of 2026 wrong; the last is ${wrong.at(-1)}`);
}
JS
seen=$(node read.mjs)
echo 'ical.js 2.2.1:'
echo "$seen"
expected='Europe/Berlin: 2 hours of 2026 wrong; the last is 2026-10-25T01:30:00Z as 2026-10-25 03:30:00, where clocks show 2026-10-25 02:30:00
America/New_York: 10 hours of 2026 wrong; the last is 2026-11-01T05:30:00Z as 2026-11-01 00:30:00, where clocks show 2026-11-01 01:30:00
Pacific/Auckland: 24 hours of 2026 wrong; the last is 2026-09-27T01:30:00Z as 2026-09-27 13:30:00, where clocks show 2026-09-27 14:30:00'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
