#!/usr/bin/env bash
# Guess: feedparser reads a pubDate with a zone abbreviation (EST, CET, BST) in that zone, or returns no time if it doesn't know it.
# Is: it knows the American ones and reads CET, CEST, BST and AEDT as UTC, without a warning. gofeed (Go) knows the European ones.
# Version: feedparser 6.0.14 (program: python3)
# Date: 2026-11-29
# Matters: news from a European site seems one or two hours newer, or is held back because its time seems to be in the future.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check feedparser==6.0.14 || exit 2
cat >read.py <<'PY'
import time
import feedparser

for date in ('Tue, 01 Sep 2026 09:00:00 +0200', 'Tue, 01 Sep 2026 09:00:00 EDT', 'Tue, 01 Sep 2026 09:00:00 CEST',
             'Tue, 01 Sep 2026 09:00:00 BST', 'Tue, 01 Dec 2026 09:00:00 CET', 'Tue, 01 Dec 2026 09:00:00 AEDT'):
    feed = feedparser.parse(f'''<rss version="2.0"><channel><title>Bakery</title><link>https://bells.example/</link>
      <description>News</description><item><title>Rye</title><pubDate>{date}</pubDate></item></channel></rss>''')
    print(f"{date}: {time.strftime('%H:%M UTC', feed.entries[0].published_parsed)}, bozo {int(feed.bozo)}")
PY
seen=$(python/bin/python read.py)
echo 'feedparser 6.0.14, published_parsed:'
echo "$seen"
expected='Tue, 01 Sep 2026 09:00:00 +0200: 07:00 UTC, bozo 0
Tue, 01 Sep 2026 09:00:00 EDT: 13:00 UTC, bozo 0
Tue, 01 Sep 2026 09:00:00 CEST: 09:00 UTC, bozo 0
Tue, 01 Sep 2026 09:00:00 BST: 09:00 UTC, bozo 0
Tue, 01 Dec 2026 09:00:00 CET: 09:00 UTC, bozo 0
Tue, 01 Dec 2026 09:00:00 AEDT: 09:00 UTC, bozo 0'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
