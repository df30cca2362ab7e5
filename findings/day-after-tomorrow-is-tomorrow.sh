#!/usr/bin/env bash
# Guess: a library that reads "tomorrow" and "two weeks from friday" also reads "the day after tomorrow", or rejects it.
# Is: parsedatetime and timefhuman find "tomorrow" in it and return that, at the right hour. chrono-node returns the day after.
# Version: parsedatetime 2.6, timefhuman 0.1.5, chrono-node 2.10.3 (programs: python3, node)
# Date: 2026-11-29
# Matters: the post is published a day early. The right hour in the answer hides the mistake.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check parsedatetime==2.6 timefhuman==0.1.5 || exit 2
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund chrono-node@2.10.3 >/dev/null || exit 2
cat >read.py <<'PY'
from datetime import datetime
import parsedatetime
from timefhuman import tfhConfig, timefhuman

now = datetime(2026, 11, 30, 10)
for words in ('tomorrow at 9am', 'the day after tomorrow at 9am'):
    print(f'parsedatetime, {words}: {parsedatetime.Calendar().parseDT(words, sourceTime=now)[0]:%a %-d %H:%M}')
    print(f'timefhuman, {words}: {timefhuman(words, tfhConfig(now=now))[0]:%a %-d %H:%M}')
PY
cat >read.mjs <<'JS'
import { parseDate } from 'chrono-node';

const words = 'the day after tomorrow at 9am';
const time = parseDate(words, { instant: new Date('2026-11-30T10:00:00Z'), timezone: 'UTC' });
console.log(`chrono-node, ${words}: ${time.toISOString().slice(0, 16)}`);
JS
seen=$(python/bin/python read.py; TZ=UTC node read.mjs)
echo 'Read on Monday, 30 November 2026:'
echo "$seen"
expected='parsedatetime, tomorrow at 9am: Tue 1 09:00
timefhuman, tomorrow at 9am: Tue 1 09:00
parsedatetime, the day after tomorrow at 9am: Tue 1 09:00
timefhuman, the day after tomorrow at 9am: Tue 1 09:00
chrono-node, the day after tomorrow at 9am: 2026-12-02T09:00'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
