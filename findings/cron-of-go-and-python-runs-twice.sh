#!/usr/bin/env bash
# Guess: on the autumn day when 2:30 comes twice, schedulers with a time zone run "30 2 * * *" once, as Debian's cron does.
# Is: robfig/cron (Go) and croniter (Python) run it both times. croner and cron-parser (npm) run it once, the first time.
# Version: github.com/robfig/cron/v3 v3.0.1, croniter 7.0.0, croner 11.0.1, cron-parser 5.10.6 (programs: go, python3, node)
# Date: 2026-11-29
# Matters: a nightly post between 2 and 3 is published twice on one Sunday a year.
set -euo pipefail
folder=$(mktemp -d)
# Go's module cache is read-only.
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check croniter==7.0.0 || exit 2
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund croner@11.0.1 cron-parser@5.10.6 >/dev/null || exit 2
export GOPATH="$folder/go" GOFLAGS=-mod=mod
cat >go.mod <<'MOD'
module run

go 1.24

require github.com/robfig/cron/v3 v3.0.1
MOD
cat >main.go <<'GO'
package main

import (
	"fmt"
	"time"

	"github.com/robfig/cron/v3"
)

func main() {
	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		panic(err)
	}
	schedule, err := cron.ParseStandard("30 2 * * *")
	if err != nil {
		panic(err)
	}
	first := schedule.Next(time.Date(2026, 10, 24, 12, 0, 0, 0, berlin))
	fmt.Println("robfig/cron:", first.Format("02 15:04Z07:00"), schedule.Next(first).Format("02 15:04Z07:00"))
}
GO
cat >run.py <<'PY'
from datetime import datetime
from zoneinfo import ZoneInfo
from croniter import croniter

runs = croniter('30 2 * * *', datetime(2026, 10, 24, 12, tzinfo=ZoneInfo('Europe/Berlin')))
times = [runs.get_next(datetime).isoformat() for _ in range(2)]
print('croniter:', *(f'{time[8:10]} {time[11:16]}{time[19:]}' for time in times))
PY
cat >run.mjs <<'JS'
import { CronExpressionParser } from 'cron-parser';
import { Cron } from 'croner';

const noon = new Date('2026-10-24T10:00:00Z');
const zone = 'Europe/Berlin';
const show = (time) =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, day: '2-digit', hour: '2-digit', minute: '2-digit', timeZoneName: 'longOffset' })
    .format(time)
    .replace(/ GMT/, '');
console.log('croner:', ...new Cron('30 2 * * *', { timezone: zone }).nextRuns(2, noon).map(show));
const runs = CronExpressionParser.parse('30 2 * * *', { currentDate: noon, tz: zone });
console.log('cron-parser:', ...[runs.next(), runs.next()].map((time) => show(time.toDate())));
JS
go run . >go.txt 2>build.log || { cat build.log >&2; exit 2; }
seen=$(cat go.txt; python/bin/python run.py; node run.mjs)
echo 'The two runs of "30 2 * * *" after noon of 24 October 2026 in Berlin:'
echo "$seen"
expected='robfig/cron: 25 02:30+02:00 25 02:30+01:00
croniter: 25 02:30+02:00 25 02:30+01:00
croner: 25 02:30+02:00 26 02:30+01:00
cron-parser: 25 02:30+02:00 26 02:30+01:00'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
