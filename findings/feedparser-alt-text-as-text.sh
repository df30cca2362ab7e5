#!/usr/bin/env bash
# Guess: an entry's summary is the feed's description, and its content, if it has any, is the full text (content:encoded).
# Is: a picture's media:description, its alt text, becomes the summary or the content too, whichever the description doesn't fill.
# Version: feedparser 6.0.14 (program: python3)
# Date: 2026-11-29
# Matters: most scripts use "content, or else summary" as an entry's text, so they post the alt text instead of the article's text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check feedparser==6.0.14 || exit 2
cat >read.py <<'PY'
import feedparser

TEXT = '<description>We bake at night.</description>'
PICTURE = '''<media:content url="https://bells.example/rye.jpg" medium="image">
  <media:description>A loaf on a board</media:description></media:content>'''
for name, parts in (('without a picture', TEXT), ('text, then picture', TEXT + PICTURE), ('picture, then text', PICTURE + TEXT)):
    entry = feedparser.parse(f'''<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>
      <title>Bakery</title><link>https://bells.example/</link><description>News</description>
      <item><title>Rye</title><link>https://bells.example/rye</link>{parts}</item></channel></rss>''').entries[0]
    content = [part.value for part in entry.get('content', [])]
    print(f'{name}: summary {entry.summary!r}, content {content}')
PY
seen=$(python/bin/python read.py)
echo 'feedparser 6.0.14, an item of RSS 2.0 with the description "We bake at night.":'
echo "$seen"
expected="without a picture: summary 'We bake at night.', content []
text, then picture: summary 'We bake at night.', content ['A loaf on a board']
picture, then text: summary 'A loaf on a board', content ['We bake at night.']"
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
