#!/usr/bin/env bash
# Guess: a library that writes iCalendar ends every line with CR LF, including the last (RFC 5545, section 3.1).
# Is: ical-generator's text ends with "END:VCALENDAR", without a line end.
# Version: ical-generator 11.1.2
# Date: 2026-11-28
# Matters: calendar apps of all kinds read the feed, so services/posts/feed adds the line end.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund ical-generator@11.1.2 >/dev/null || exit 2
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
