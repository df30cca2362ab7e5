#!/usr/bin/env bash
# Guess: Bluesky's RichText finds links, mentions and words with # in a text, and leaves words with $ alone.
# Is: $ followed by a letter and up to four more letters or digits becomes a tag too, with the $ and in capitals.
# Version: @atproto/api 0.21.0
# Date: 2026-11-28
# Matters: voucher codes and plan names become search links: "$SAVE" is one, "$SAVE10" isn't. A preview has to use the same library.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund @atproto/api@0.21.0 node@26.10.0 >/dev/null || exit 2
cat >find.mjs <<'JS'
import { RichText } from '@atproto/api';

for (const text of ['Buy $tea now', 'Code $SAVE', 'Code $SAVE10', 'Plan ($B)', 'Costs $5 or US$20', '$1st', '$T-shirt']) {
  const post = new RichText({ text });
  post.detectFacetsWithoutResolution();
  const tags = (post.facets ?? []).flatMap(({ features }) => features.map(({ tag }) => tag));
  console.log(`${text}: ${tags.join(' ') || '-'}`);
}
JS
seen=$(./node_modules/.bin/node find.mjs)
echo '@atproto/api 0.21.0 finds these tags:'
echo "$seen"
expected='Buy $tea now: $TEA
Code $SAVE: $SAVE
Code $SAVE10: -
Plan ($B): $B
Costs $5 or US$20: -
$1st: -
$T-shirt: -'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
