#!/usr/bin/env bash
# Guess: "0 9 13 * 5" runs on the 13th and on Fridays, as cron's manual says for a line with both kinds of days.
# Is: later (used by Bree) and cron-converter (Python) require both: Fridays that are a 13th. croner runs on either.
# Version: @breejs/later 4.2.0, croner 11.0.1, cron-converter 2.0.2 (programs: python3, node)
# Date: 2026-11-29
# Matters: "the first of the month and every Monday" is one line of cron. Here it posts about twice a year instead of 60 times.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check cron-converter==2.0.2 || exit 2
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund @breejs/later@4.2.0 croner@11.0.1 >/dev/null || exit 2
cat >run.cjs <<'JS'
const later = require('@breejs/later');
const { Cron } = require('croner');

const start = new Date('2026-12-01T00:00:00Z');
const days = (times) => times.map((time) => time.toISOString().slice(0, 10)).join(' ');
for (const pattern of ['0 9 1 * 1', '0 9 13 * 5']) {
  console.log(`croner, ${pattern}: ${days(new Cron(pattern, { timezone: 'UTC' }).nextRuns(4, start))}`);
  console.log(`later, ${pattern}: ${days(later.schedule(later.parse.cron(pattern)).next(4, start))}`);
}
JS
cat >run.py <<'PY'
from datetime import datetime
from cron_converter import Cron

for pattern in ('0 9 1 * 1', '0 9 13 * 5'):
    schedule = Cron(pattern).schedule(datetime(2026, 12, 1))
    print(f'cron-converter, {pattern}:', *(f'{schedule.next():%Y-%m-%d}' for _ in range(4)))
PY
seen=$(node run.cjs; python/bin/python run.py)
echo 'The next four days from 1 December 2026 on:'
echo "$seen"
expected='croner, 0 9 1 * 1: 2026-12-01 2026-12-07 2026-12-14 2026-12-21
later, 0 9 1 * 1: 2027-02-01 2027-03-01 2027-11-01 2028-05-01
croner, 0 9 13 * 5: 2026-12-04 2026-12-11 2026-12-13 2026-12-18
later, 0 9 13 * 5: 2027-08-13 2028-10-13 2029-04-13 2029-07-13
cron-converter, 0 9 1 * 1: 2027-02-01 2027-03-01 2027-11-01 2028-05-01
cron-converter, 0 9 13 * 5: 2027-08-13 2028-10-13 2029-04-13 2029-07-13'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
