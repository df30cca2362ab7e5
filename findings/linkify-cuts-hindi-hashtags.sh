#!/usr/bin/env bash
# Guess: linkify's hashtag plugin uses the whole word as the tag in any script, as it does for #über and #日本語.
# Is: it ends the tag at the first separate vowel sign or accent: #हिन्दी becomes #ह, and é in two code points ends at #e.
# Version: linkifyjs 4.3.3, linkify-plugin-hashtag 4.3.3, twitter-text 3.1.0
# Date: 2026-11-29
# Matters: a preview shows Hindi, Tamil or Bengali tags that no network makes. It also cuts tags with accents typed on a Mac's keyboard.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund linkifyjs@4.3.3 linkify-plugin-hashtag@4.3.3 twitter-text@3.1.0 >/dev/null || exit 2
cat >find.mjs <<'JS'
import * as linkify from 'linkifyjs';
import 'linkify-plugin-hashtag';
import twitter from 'twitter-text';

for (const tag of ['#über', '#日本語', '#हिन्दी', '#தமிழ்', '#u\u0308ber']) {
  const byLinkify = linkify.find(tag).map(({ value }) => value);
  const byTwitter = twitter.extractHashtags(tag).map((word) => `#${word}`);
  console.log(`${tag}: linkify ${byLinkify.join() || 'none'}, twitter-text ${byTwitter.join()}`);
}
JS
seen=$(node find.mjs)
echo 'The hashtags of five words:'
echo "$seen"
expected='#über: linkify #über, twitter-text #über
#日本語: linkify #日本語, twitter-text #日本語
#हिन्दी: linkify #ह, twitter-text #हिन्दी
#தமிழ்: linkify #தம, twitter-text #தமிழ்'
expected+=$'\n#u\u0308ber: linkify #u, twitter-text #u\u0308ber'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
