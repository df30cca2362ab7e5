#!/usr/bin/env bash
# Guess: an event with DTSTART and RDATE, without RRULE, takes place at both times (RFC 5545, 3.8.5.3: DTSTART is the first).
# Is: ical.js returns only the RDATE, node-ical only the DTSTART. Neither returns both.
# Version: ical.js 2.2.1, node-ical 0.27.2
# Date: 2026-11-28
# Matters: RDATE suits posts at dates without a pattern, but a feed still needs one event for each, as Carillon writes them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts ical.js@2.2.1 node-ical@0.27.2 >/dev/null || exit 2
cat >expand.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

for (const name of ['ical.js', 'node-ical']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
}
const text = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Tea//EN', 'BEGIN:VEVENT', 'UID:tea', 'DTSTAMP:20261128T000000Z'],
  ...['DTSTART:20270315T090000Z', 'RDATE:20270317T090000Z', 'SUMMARY:Tea', 'END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n');

const calendar = new ICAL.Component(ICAL.parse(text));
const dates = new ICAL.Event(calendar.getFirstSubcomponent('vevent')).iterator();
const seen = [];
for (let date = dates.next(); date && seen.length < 5; date = dates.next()) seen.push(date.toString());
console.log(`ical.js: ${seen.join(' ')}`);

const event = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
const year = { from: new Date('2027-01-01'), to: new Date('2028-01-01') };
const found = nodeIcal.expandRecurringEvent(event, year).map(({ start }) => start.toISOString());
console.log(`node-ical: ${found.join(' ')}`);
JS
seen=$(node expand.mjs)
echo "$seen"

# Seen:
# ical.js: 2027-03-17T09:00:00Z
# node-ical: 2027-03-15T09:00:00.000Z
for line in 'ical.js: 2027-03-17T09:00:00Z' 'node-ical: 2027-03-15T09:00:00.000Z'; do
  grep -qxF "$line" <<<"$seen" || { echo "This has changed; it was “$line”" >&2; exit 1; }
done
