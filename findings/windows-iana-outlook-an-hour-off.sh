#!/usr/bin/env bash
# Guess: the first IANA zone windows-iana returns for "Central Asia Standard Time" has the offset of that Windows zone (UTC+06:00).
# Is: it is Asia/Almaty, which has been at UTC+5 since March 2024. Bishkek, at +6, comes later in the list. Europe/Kyiv has no Windows zone.
# Version: windows-iana 5.1.0, node 26.10.0
# Date: 2026-11-29
# Matters: Outlook's calendars use Windows zone names, so a post scheduled there for Bishkek is read in Almaty's time, an hour off.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund windows-iana@5.1.0 node@26.10.0 >/dev/null || exit 2
cat >map.cjs <<'JS'
const { findIana, findWindows } = require('windows-iana');

const offset = (timeZone) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date('2026-12-01T00:00:00Z'))
    .find(({ type }) => type === 'timeZoneName').value;
const [first] = findIana('Central Asia Standard Time');
console.log(`Central Asia Standard Time: ${first}, ${offset(first)}; Asia/Bishkek is ${offset('Asia/Bishkek')}`);
console.log(`Asia/Almaty, ${offset('Asia/Almaty')}: ${findWindows('Asia/Almaty')[0]}`);
console.log(`Europe/Kyiv: ${findWindows('Europe/Kyiv')[0] ?? 'none'}; Europe/Kiev: ${findWindows('Europe/Kiev')[0] ?? 'none'}`);
JS
seen=$(node_modules/.bin/node map.cjs)
echo 'windows-iana 5.1.0, with the offsets of December 2026:'
echo "$seen"
expected='Central Asia Standard Time: Asia/Almaty, GMT+05:00; Asia/Bishkek is GMT+06:00
Asia/Almaty, GMT+05:00: Central Asia Standard Time
Europe/Kyiv: none; Europe/Kiev: FLE Standard Time'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
