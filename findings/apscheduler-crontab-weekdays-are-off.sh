#!/usr/bin/env bash
# Guess: APScheduler's CronTrigger.from_crontab, "from a standard crontab expression", runs 0 9 * * 1-5 from Monday to Friday.
# Is: it runs Tuesday to Saturday, because its weekdays start with Monday as 0. mon-fri works, and 7 for Sunday is rejected.
# Version: APScheduler 3.11.3 (program: python3)
# Date: 2026-11-29
# Matters: a weekday schedule moved over from a crontab posts on Saturdays and never on Mondays.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check apscheduler==3.11.3 tzlocal==5.3.1 tzdata==2026.3 || exit 2
cat >fire.py <<'PY'
from datetime import datetime, timedelta, timezone
from apscheduler.triggers.cron import CronTrigger

for expression in ['0 9 * * 1-5', '0 9 * * mon-fri']:
    trigger = CronTrigger.from_crontab(expression, timezone=timezone.utc)
    now, days = datetime(2026, 11, 29, tzinfo=timezone.utc), []
    for _ in range(5):
        now = trigger.get_next_fire_time(None, now + timedelta(hours=1))
        days.append(now.strftime('%a'))
    print(expression, *days)
PY
seen=$(python/bin/python fire.py)
echo 'APScheduler 3.11.3, in the week of 30 November 2026:'
echo "$seen"
expected='0 9 * * 1-5 Tue Wed Thu Fri Sat
0 9 * * mon-fri Mon Tue Wed Thu Fri'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
