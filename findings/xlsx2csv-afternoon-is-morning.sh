#!/usr/bin/env bash
# Guess: xlsx2csv writes a cell that Excel shows as 2026-12-01 15:30 with hour 15, because its format has no AM/PM.
# Is: "h" becomes a 12-hour clock without AM or PM: 15:30 is 03:30, and midnight is 12:00. Only "hh" or a time alone keeps 24 hours.
# Version: xlsx2csv 0.8.6, openpyxl 3.1.5 (program: python3)
# Date: 2026-11-29
# Matters: openpyxl writes times as "yyyy-mm-dd h:mm:ss" by default, so a schedule turned into CSV posts at night. pandas writes HH and is safe.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check xlsx2csv==0.8.6 openpyxl==3.1.5 || exit 2
cat >write.py <<'PY'
from datetime import datetime, time
from openpyxl import Workbook

book = Workbook()
cells = [
    ("openpyxl's own", datetime(2026, 12, 1, 15, 30), None),
    ("openpyxl's own", datetime(2026, 12, 1, 0, 0), None),
    ('d.m.yyyy h:mm', datetime(2026, 12, 1, 15, 30), 'd.m.yyyy h:mm'),
    ('d.m.yyyy hh:mm', datetime(2026, 12, 1, 15, 30), 'd.m.yyyy hh:mm'),
    ('h:mm', time(15, 30), 'h:mm'),
]
for format, value, number_format in cells:
    book.active.append([format, value.isoformat(timespec='minutes'), value])
    if number_format:
        book.active.cell(book.active.max_row, 3).number_format = number_format
book.save('plan.xlsx')
PY
python/bin/python write.py
seen=$(python/bin/xlsx2csv plan.xlsx)
echo 'xlsx2csv 0.8.6: format, time in the cell, what the CSV file has:'
echo "$seen"
expected="openpyxl's own,2026-12-01T15:30,2026-12-01 03:30:00
openpyxl's own,2026-12-01T00:00,2026-12-01 12:00:00
d.m.yyyy h:mm,2026-12-01T15:30,01.12.2026 03:30
d.m.yyyy hh:mm,2026-12-01T15:30,01.12.2026 15:30
h:mm,15:30,15:30"
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
