#!/usr/bin/env bash
# Guess: linkify-it, which markdown-it uses to find links, finds https:// wherever it begins, as twitter-text does.
# Is: not right after a Chinese, Japanese or Thai letter or an emoji, although these scripts write without spaces. After ： it does.
# Version: linkify-it 6.1.0, twitter-text 3.1.0
# Date: 2026-11-29
# Matters: a preview shows no link and a counter counts the whole address, while X makes it a link and counts 23.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund linkify-it@6.1.0 twitter-text@3.1.0 >/dev/null || exit 2
cat >find.mjs <<'JS'
import { LinkifyIt } from 'linkify-it';
import twitter from 'twitter-text';

const linkify = new LinkifyIt();
for (const text of ['网站：https://example.com/a', '网站https://example.com/a', 'サイトhttps://example.com/a', 'เว็บhttps://example.com/a', '🔔https://example.com/a']) {
  const found = (linkify.match(text) ?? []).map(({ url }) => url);
  console.log(`${text}: linkify-it ${found.join() || 'none'}, twitter-text ${twitter.extractUrls(text).join() || 'none'}`);
}
JS
seen=$(node find.mjs)
echo 'The links of five texts:'
echo "$seen"
expected='网站：https://example.com/a: linkify-it https://example.com/a, twitter-text https://example.com/a
网站https://example.com/a: linkify-it none, twitter-text https://example.com/a
サイトhttps://example.com/a: linkify-it none, twitter-text https://example.com/a
เว็บhttps://example.com/a: linkify-it none, twitter-text https://example.com/a
🔔https://example.com/a: linkify-it none, twitter-text https://example.com/a'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
