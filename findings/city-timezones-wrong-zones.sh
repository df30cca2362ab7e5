#!/usr/bin/env bash
# Guess: city-timezones has the current zone of every large city.
# Is: Ciudad Juárez has been an hour off since 2022, Zhanjiang and Maoming in Guangdong are two hours off, and Perm has no zone. Each has a million people.
# Version: city-timezones 1.3.4, compared by @photostructure/tz-lookup 11.7.0
# Date: 2026-11-28
# Matters: a zone looked up by city can publish posts at the wrong hour. shell/account corrects these cities.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund city-timezones@1.3.4 @photostructure/tz-lookup@11.7.0 node@26.10.0 >/dev/null || exit 2
cat >compare.cjs <<'JS'
const lookup = require('@photostructure/tz-lookup');
const { lookupViaCity } = require('city-timezones');

const day = new Date('2027-01-15T12:00:00Z');
const hour = (timeZone) => day.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
for (const name of ['Chihuahua', 'Ciudad Juárez', 'Guangzhou', 'Zhanjiang', 'Maoming', 'Perm']) {
  const [{ timezone, lat, lng }] = lookupViaCity(name);
  const place = lookup(lat, lng);
  console.log(`${name}: ${timezone} ${timezone ? hour(timezone) : '-'}, by its place ${place} ${hour(place)}`);
}
JS
seen=$(./node_modules/.bin/node compare.cjs)
echo 'city-timezones 1.3.4, at 12:00 UTC on 15 January 2027:'
echo "$seen"
expected='Chihuahua: America/Chihuahua 06:00, by its place America/Chihuahua 06:00
Ciudad Juárez: America/Ojinaga 06:00, by its place America/Ciudad_Juarez 05:00
Guangzhou: Asia/Shanghai 20:00, by its place Asia/Shanghai 20:00
Zhanjiang: Asia/Urumqi 18:00, by its place Asia/Shanghai 20:00
Maoming: Asia/Urumqi 18:00, by its place Asia/Shanghai 20:00
Perm: null -, by its place Asia/Yekaterinburg 17:00'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
