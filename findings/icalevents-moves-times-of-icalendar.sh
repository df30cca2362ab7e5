#!/usr/bin/env bash
# Guess: importing a second calendar library doesn't change how the first one reads a feed.
# Is: importing icalevents switches icalendar to pytz for the whole process, and 02:30 in Berlin on 25 October is an hour later.
# Version: icalevents 0.3.1, icalendar 7.3.2 (program: python3)
# Date: 2026-11-29
# Matters: a test that reads a feed with icalendar alone passes, but a program with both shows a wrong hour. Times in UTC, as in Carillon's feed, are safe.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check icalevents==0.3.1 icalendar==7.3.2 tzdata==2026.3 || exit 2
cat >read.py <<'PY'
import sys
from datetime import timezone
if sys.argv[1:]:
    import icalevents.icalparser
from icalendar import Calendar

EVENT = '''BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Bells//EN
BEGIN:VEVENT
UID:one@bells.example
DTSTAMP:20260101T000000Z
DTSTART;TZID=Europe/Berlin:20261025T023000
END:VEVENT
END:VCALENDAR
'''
start = Calendar.from_ical(EVENT.replace('\n', '\r\n')).walk('VEVENT')[0].decoded('dtstart')
print(start.astimezone(timezone.utc).strftime('%H:%M UTC'))
PY
seen="alone $(python/bin/python read.py), beside icalevents $(python/bin/python read.py both)"
echo "icalendar 7.3.2 reads 02:30: $seen"
expected='alone 00:30 UTC, beside icalevents 01:30 UTC'
[ "$seen" = "$expected" ] || { echo "This has changed; it was: $expected" >&2; exit 1; }
