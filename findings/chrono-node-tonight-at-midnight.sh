#!/usr/bin/env bash
# Guess: chrono-node reads "tonight at midnight" as the coming 00:00, as it reads "at midnight"; at worst, as 00:00 of today.
# Is: it returns noon of today. "Tonight" moves every hour up to twelve into the afternoon, so 0 becomes 12, as in "at 12 tonight".
# Version: chrono-node 2.10.3
# Date: 2026-11-28
# Matters: "post it tonight at midnight" is published at noon, or is already in the past. A program that reads such times must ask the user.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund chrono-node@2.10.3 >/dev/null || exit 2
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import * as chrono from 'chrono-node';

console.log('chrono-node', JSON.parse(readFileSync('node_modules/chrono-node/package.json')).version);
const morning = new Date(2026, 10, 28, 10, 0);
for (const words of ['at midnight', 'today at midnight', 'tonight at 9', 'tonight at midnight', 'midnight tonight', 'at 12 tonight']) {
  console.log(`${words}: ${chrono.parseDate(words, morning).toLocaleString('sv')}`);
}
JS
seen=$(TZ=Europe/Berlin node read.mjs)
echo "$seen"

# Seen on Saturday, 28 November 2026, at 10:00:
# at midnight: 2026-11-29 00:00:00
# today at midnight: 2026-11-28 00:00:00
# tonight at 9: 2026-11-28 21:00:00
# tonight at midnight: 2026-11-28 12:00:00
# midnight tonight: 2026-11-28 12:00:00
# at 12 tonight: 2026-11-28 12:00:00
for line in 'at midnight: 2026-11-29 00:00:00' 'tonight at midnight: 2026-11-28 12:00:00' \
  'midnight tonight: 2026-11-28 12:00:00' 'at 12 tonight: 2026-11-28 12:00:00'; do
  grep -qxF "$line" <<<"$seen" || { echo "This has changed; it was “$line”" >&2; exit 1; }
done
