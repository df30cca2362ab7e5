#!/usr/bin/env bash
# Guess: dateparser reads "today at 9" and "morgen um 9 Uhr" as 9:00 of that day, or as nothing.
# Is: the day is right, but the time is the current time. "tomorrow 9:00" and "demain à 9h" are 9:00.
# Version: dateparser 1.5.0 (program: python3)
# Date: 2026-11-29
# Matters: a post scheduled in words is published at the time of day when it was written. The date looks right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check \
  dateparser==1.5.0 python-dateutil==2.9.0.post0 pytz==2025.2 regex==2025.11.3 tzlocal==5.3.1 || exit 2
cat >read.py <<'PY'
from datetime import datetime
import dateparser

asked = {'RELATIVE_BASE': datetime(2026, 11, 30, 16, 47), 'PREFER_DATES_FROM': 'future'}
for words in ['tomorrow 9:00', 'demain à 9h', 'today at 9', 'tomorrow at 9', 'morgen um 9 Uhr']:
    print(words, '->', dateparser.parse(words, settings=asked))
PY
seen=$(python/bin/python read.py)
echo 'dateparser 1.5.0, on 30 November 2026, 16:47:'
echo "$seen"
expected='tomorrow 9:00 -> 2026-12-01 09:00:00
demain à 9h -> 2026-12-01 09:00:00
today at 9 -> 2026-11-30 16:47:00
tomorrow at 9 -> 2026-12-01 16:47:00
morgen um 9 Uhr -> 2026-12-01 16:47:00'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
