#!/usr/bin/env bash
# Guess: human-interval, which Agenda uses for "every", reads "an hour" and "half an hour", or returns NaN as for "a fortnight".
# Is: both are 0 milliseconds, and so is "a day". "one and a half hours" is one hour.
# Version: human-interval 2.0.1 (as Agenda 6.2.6 has it)
# Date: 2026-11-28
# Matters: Agenda only rejects NaN, so a job meant for every half hour is due again as soon as it has run.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund human-interval@2.0.1 >/dev/null || exit 2
cat >read.cjs <<'JS'
const interval = require('human-interval');

for (const words of ['one hour', 'hour', '1.5 hours', 'an hour', 'half an hour', 'a day', 'one and a half hours', 'a fortnight']) {
  console.log(`${words}: ${interval(words) / 60_000} minutes`);
}
JS
seen=$(node read.cjs)
echo 'human-interval 2.0.1:'
echo "$seen"
expected='one hour: 60 minutes
hour: 60 minutes
1.5 hours: 90 minutes
an hour: 0 minutes
half an hour: 0 minutes
a day: 0 minutes
one and a half hours: 60 minutes
a fortnight: NaN minutes'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
