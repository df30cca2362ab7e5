#!/usr/bin/env bash
# Guess: twitter-text counts every emoji as 2, as X's documentation says, whatever its number of code points.
# Is: it counts 2 for 👨‍👩‍👧‍👦 of 2014, but 5 for ❤️‍🔥 of 2020, 8 for 🧑‍🧑‍🧒 of 2023 and 11 for 👩🏽‍❤️‍💋‍👩🏿. Its list of emoji is from 2018.
# Version: twitter-text 3.1.0 (the newest)
# Date: 2026-11-29
# Matters: a counter built on X's own library turns red some characters early, or shows a different number from X's page.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund twitter-text@3.1.0 >/dev/null || exit 2
cat >count.mjs <<'JS'
import twitter from 'twitter-text';

for (const emoji of ['🎉', '👨‍👩‍👧‍👦', '❤️‍🔥', '🧑‍🧑‍🧒', '👩🏽‍❤️‍💋‍👩🏿']) console.log(emoji, twitter.parseTweet(emoji).weightedLength);
JS
seen=$(node count.mjs)
echo 'twitter-text 3.1.0, length of one emoji each:'
echo "$seen"
expected='🎉 2
👨‍👩‍👧‍👦 2
❤️‍🔥 5
🧑‍🧑‍🧒 8
👩🏽‍❤️‍💋‍👩🏿 11'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
