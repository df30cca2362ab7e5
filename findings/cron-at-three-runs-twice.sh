#!/usr/bin/env bash
# Guess: when clocks go back, cron (npm) runs "0 3 * * *" once. In Berlin, 3:00 comes once on that day; only 2:00 to 2:59 comes twice.
# Is: it runs at 3:00 and also an hour earlier, at the second 2:00. "0 2 * * *" and "0 4 * * *" run once.
# Version: cron 4.4.0 (luxon 3.7.2), node 26.10.0
# Date: 2026-11-29
# Matters: on one Sunday in autumn, a nightly job publishes twice, at an hour that doesn't repeat, so nobody looks there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund cron@4.4.0 luxon@3.7.2 node@26.10.0 >/dev/null || exit 2
cat >run.mjs <<'JS'
import { mock } from 'node:test';
import { CronJob } from 'cron';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset',
});
for (const cronTime of ['0 2 * * *', '0 3 * * *', '0 4 * * *']) {
  mock.timers.enable({ apis: ['Date', 'setTimeout'], now: Date.parse('2026-10-24T12:00:00Z') });
  const runs = [];
  const job = CronJob.from({ cronTime, timeZone: 'Europe/Berlin', start: true, onTick: () => runs.push(clock.format(new Date())) });
  for (let minute = 0; minute < 24 * 60; minute += 5) mock.timers.tick(5 * 60_000);
  job.stop();
  mock.timers.reset();
  console.log(`${cronTime}: ${runs.join(', ')}`);
}
JS
seen=$(node_modules/.bin/node run.mjs)
echo 'cron 4.4.0 from noon of 24 October 2026 to noon of the 25th, on which clocks of Berlin go back at 3:00:'
echo "$seen"
expected='0 2 * * *: 02:00 GMT+2
0 3 * * *: 02:00 GMT+1, 03:00 GMT+1
0 4 * * *: 04:00 GMT+1'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
