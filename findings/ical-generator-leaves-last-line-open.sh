#!/usr/bin/env bash
# One would guess: a library that writes iCalendar ends each line with CR LF, as RFC 5545, 3.1, has it, the last one too.
# What is so: ical-generator's text ends with "END:VCALENDAR", without a line end.
# Seen with: ical-generator 11.1.2, 2026-11-28.
# Why it matters here: the calendar feed is read by parsers of all kinds; services/posts/feed adds the line end.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical-generator@11.1.2
cat >print.mjs <<'JS'
import ical from 'ical-generator';

const calendar = ical({ name: 'Tea' });
calendar.createEvent({ start: new Date(0), summary: 'Tea' });
console.log(JSON.stringify(calendar.toString().slice(-25)));
JS
expected='"END:VEVENT\r\nEND:VCALENDAR"'
seen=$(node print.mjs)
echo "ical-generator 11.1.2 ends with: $seen"
[ "$seen" = "$expected" ] || { echo "This has changed; it ended with $expected" >&2; exit 1; }
