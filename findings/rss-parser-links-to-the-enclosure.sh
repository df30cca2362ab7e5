#!/usr/bin/env bash
# Guess: the link rss-parser returns for an Atom entry is its page: the "alternate" link, which one without rel is too (RFC 4287, 4.2.7.2).
# Is: without an explicit rel="alternate" it returns the very first link, here the enclosure's video.
# Version: rss-parser 3.13.0, feedparser 2.6.0
# Date: 2026-11-29
# Matters: a post made from a feed links readers to a file. feedparser returns the page.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund rss-parser@3.13.0 feedparser@2.6.0 >/dev/null || exit 2
cat >read.mjs <<'JS'
import { Readable } from 'node:stream';
import FeedParser from 'feedparser';
import Parser from 'rss-parser';

const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Bells</title><id>tag:bells.example,2026:bells</id><updated>2026-11-29T09:30:00Z</updated><author><name>Ada</name></author>
  <entry>
    <title>Noon</title><id>tag:bells.example,2026:noon</id><updated>2026-11-29T09:30:00Z</updated><summary>Bells at noon</summary>
    <link rel="enclosure" type="video/mp4" length="9" href="https://bells.example/noon.mp4"/>
    <link href="https://bells.example/noon"/>
  </entry>
</feed>`;
console.log('rss-parser', (await new Parser().parseString(feed)).items[0].link);
for await (const { link } of Readable.from([feed]).pipe(new FeedParser())) console.log('feedparser', link);
JS
seen=$(node read.mjs)
echo 'The link of an entry:'
echo "$seen"
expected='rss-parser https://bells.example/noon.mp4
feedparser https://bells.example/noon'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
