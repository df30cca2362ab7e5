#!/usr/bin/env bash
# Guess: @touch4it/ical-timezones, which ical-generator's README names for VTIMEZONE, writes the rules that zones have now.
# Is: those of about 2019: São Paulo and Mexico City have summer time in 2027, and Almaty is at UTC+6. Nothing says so.
# Version: @touch4it/ical-timezones 1.9.0 (the newest), ical.js 2.2.1, moment-timezone 0.6.6 (IANA 2026f)
# Date: 2026-11-30
# Matters: calendars that believe the file show posts an hour off. Carillon's feed is in UTC and has no VTIMEZONE.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund \
  @touch4it/ical-timezones@1.9.0 ical.js@2.2.1 moment-timezone@0.6.6 timezones-ical-library@2.3.2 >/dev/null || exit 2
cat >compare.mjs <<'JS'
import ICAL from 'ical.js';
import moment from 'moment-timezone';
import touch4it from '@touch4it/ical-timezones';
import { tzlib_get_ical_block } from 'timezones-ical-library';

/** Offset in hours at nine o'clock of a day of 2027, by a VTIMEZONE. */
function offset(block, tzid, month) {
  const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:check\r\n${block.trim()}\r\nEND:VCALENDAR\r\n`;
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtimezone');
  const time = new ICAL.Time({ year: 2027, month, day: 15, hour: 9, minute: 0, second: 0 });
  return new ICAL.Timezone({ component, tzid }).utcOffset(time) / 3600;
}
// Zone, month, its offset now, and the one of @touch4it/ical-timezones.
const rows = [
  ['America/Sao_Paulo', 1, -3, -2],
  ['America/Mexico_City', 7, -6, -5],
  ['Africa/Cairo', 7, 3, 2],
  ['Asia/Almaty', 1, 5, 6],
  ['Europe/Berlin', 7, 2, 2],
];
console.log(`moment-timezone: IANA ${moment.tz.dataVersion}`);
for (const [zone, month, now, old] of rows) {
  const today = moment.tz([2027, month - 1, 15, 9], zone).utcOffset() / 60;
  const ical = offset(touch4it.getVtimezoneComponent(zone), zone, month);
  const other = offset([tzlib_get_ical_block(zone)].flat()[0], zone, month);
  console.log(`${zone}, month ${month}: IANA ${today}, @touch4it/ical-timezones ${ical}, timezones-ical-library ${other}`);
  if (today !== now || ical !== old || other !== now) process.exitCode = 1;
}
JS
node compare.mjs || { echo 'This has changed.' >&2; exit 1; }
