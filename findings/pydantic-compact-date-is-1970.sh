#!/usr/bin/env bash
# Guess: pydantic reads 20261201 as ISO 8601's basic form of 1 December 2026, or rejects it.
# Is: text of digits only is a Unix time: 20261201 is 23 August 1970, 20261201090000 the year 2612. 20261201T090000Z is rejected.
# Version: pydantic 2.14.4
# Date: 2026-11-29
# Matters: a FastAPI service that schedules with such a date sees the past and publishes at once, or sees 2612 and never publishes. Carillon rejects it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check pydantic==2.14.4 || exit 2
cat >read.py <<'PY'
from datetime import datetime
from pydantic import BaseModel, ValidationError

class Post(BaseModel):
    publish_at: datetime

for text in ['2026-12-01', '20261201', '202612010900', '20261201090000', '20261201T090000Z']:
    try:
        print(f'{text}: {Post(publish_at=text).publish_at:%Y-%m-%d}')
    except ValidationError:
        print(f'{text}: refused')
PY
seen=$(python/bin/python read.py)
echo 'pydantic 2.14.4 reads:'
echo "$seen"
expected='2026-12-01: 2026-12-01
20261201: 1970-08-23
202612010900: 1976-06-03
20261201090000: 2612-01-20
20261201T090000Z: refused'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
