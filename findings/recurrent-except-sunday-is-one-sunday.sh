#!/usr/bin/env bash
# Guess: recurrent reads "every day except sunday" as the six other days, or rejects it.
# Is: it is every day except the next Sunday. The Sunday after that is included.
# Version: recurrent 0.4.1 (program: python3)
# Date: 2026-11-29
# Matters: a schedule given in words works for a week, and then posts on Sundays. Read back, it is a rule and one exception.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check recurrent==0.4.1 parsedatetime==2.6 python-dateutil==2.9.0.post0 || exit 2
cat >read.py <<'PY'
from datetime import datetime
from dateutil.rrule import rrulestr
from recurrent import RecurringEvent

now = datetime(2026, 11, 30, 10)
for words in ['every day except sunday', 'every weekday']:
    rule = RecurringEvent(now_date=now).parse(words)
    days = [day.strftime('%a %-d') for day in rrulestr(f'DTSTART:20261130T100000\n{rule}').xafter(now, count=14)]
    print(f"{words}, Sundays: {', '.join(day for day in days if day.startswith('Sun')) or 'none'}")
PY
seen=$(python/bin/python read.py)
echo 'recurrent 0.4.1, from Monday, 30 November 2026:'
echo "$seen"
expected='every day except sunday, Sundays: Sun 13
every weekday, Sundays: none'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
