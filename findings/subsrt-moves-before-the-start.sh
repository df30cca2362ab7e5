#!/usr/bin/env bash
# Guess: when subsrt moves captions back by two seconds, one that began after one second begins at 0, or subsrt refuses.
# Is: it writes the time "0-1:0-1:0-1,000", which isn't a time in SRT.
# Version: subsrt-ts 2.1.2
# Date: 2026-11-29
# Matters: cutting off an intro moves captions back. Players and networks can then drop the first caption or the whole file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund subsrt-ts@2.1.2 >/dev/null || exit 2
cat >move.cjs <<'JS'
const subsrt = require('subsrt-ts').default;

const captions = '1\n00:00:01,000 --> 00:00:03,500\nBread\n\n2\n00:00:05,000 --> 00:00:06,500\nRolls\n';
for (const resync of [1000, -1000, -2000]) {
  const times = subsrt.convert(captions, { format: 'srt', resync }).match(/^.*-->.*$/gm);
  console.log(`${resync} ms: ${times.map((line) => line.trim()).join(' | ')}`);
}
JS
seen=$(node move.cjs)
echo 'subsrt-ts 2.1.2, captions from 1 and 5 seconds on:'
echo "$seen"
expected='1000 ms: 00:00:02,000 --> 00:00:04,500 | 00:00:06,000 --> 00:00:07,500
-1000 ms: 00:00:00,000 --> 00:00:02,500 | 00:00:04,000 --> 00:00:05,500
-2000 ms: 0-1:0-1:0-1,000 --> 00:00:01,500 | 00:00:03,000 --> 00:00:04,500'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
