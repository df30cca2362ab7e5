#!/usr/bin/env bash
# Guess: html2text prints each character reference as its character: M&uuml;nchen as München, as it prints a ü that is written as one.
# Is: it prints Munchen and Cafe, &#252; too; &copy; is (C). Of ß, ñ and Ø it leaves the letters; unicode_snob=True leaves all.
# Version: html2text 2025.4.15; inscriptis 2.7.6 decodes them all
# Date: 2026-11-29
# Matters: the title of a feed or page that is made a post this way has words without umlauts, in one feed and not in the next.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check html2text==2025.4.15 inscriptis==2.7.6 || exit 2
cat >read.py <<'PY'
from html2text import html2text
from inscriptis import get_text

for html in ['München', 'M&uuml;nchen', 'M&#252;nchen', 'Caf&eacute;', 'Stra&szlig;e', 'Espa&ntilde;a', '&copy; Tea']:
    print(f'{html}: {html2text(html).strip()}, {get_text(html).strip()}')
PY
seen=$(python/bin/python read.py)
echo 'html2text 2025.4.15, inscriptis 2.7.6:'
echo "$seen"
expected='München: München, München
M&uuml;nchen: Munchen, München
M&#252;nchen: Munchen, München
Caf&eacute;: Cafe, Café
Stra&szlig;e: Straße, Straße
Espa&ntilde;a: España, España
&copy; Tea: (C) Tea, © Tea'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
