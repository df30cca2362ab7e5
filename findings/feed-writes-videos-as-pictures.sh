#!/usr/bin/env bash
# Guess: feed, which writes RSS, Atom and JSON Feed, keeps the type of an enclosure of type video/mp4 in all three.
# Is: if the item also has an image, RSS contains the image instead; Atom says image/mp4, whatever the type; JSON Feed has no attachment.
# Version: feed 6.0.0
# Date: 2026-11-29
# Matters: a network that posts from the feed shows the preview picture instead of the video, or gets a "picture" that isn't one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund feed@6.0.0 >/dev/null || exit 2
cat >write.mjs <<'JS'
import { Feed } from 'feed';

const enclosure = { url: 'https://bells.example/oven.mp4', length: 5000, type: 'video/mp4' };
for (const [name, more] of [['the video', {}], ['the video and a picture', { image: 'https://bells.example/oven.jpg' }]]) {
  const feed = new Feed({ title: 'Bakery', id: 'https://bells.example/', link: 'https://bells.example/', copyright: 'Bells' });
  const link = 'https://bells.example/1';
  feed.addItem({ title: 'Oven', id: link, link, date: new Date('2026-12-01T09:00:00Z'), enclosure, ...more });
  const type = (text) => [...text.matchAll(/<(?:enclosure|link rel="enclosure")[^>]* type="([^"]+)"/g)].map(([, found]) => found);
  console.log(`${name}: RSS ${type(feed.rss2())}; Atom ${type(feed.atom1())}; JSON Feed ${JSON.parse(feed.json1()).items[0].attachments ?? 'none'}`);
}
JS
seen=$(node write.mjs)
echo 'feed 6.0.0, the types of what an item encloses:'
echo "$seen"
expected='the video: RSS video/mp4; Atom image/mp4; JSON Feed none
the video and a picture: RSS image/jpg; Atom image/mp4,image/jpg; JSON Feed none'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
