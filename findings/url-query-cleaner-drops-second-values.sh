#!/usr/bin/env bash
# Guess: w3lib's url_query_cleaner with remove=True removes the named parameters from an address, and nothing else.
# Is: it also keeps only the first value of a repeated parameter, and drops the fragment, unless two options are set.
# Version: w3lib 2.5.0 (program: python3)
# Date: 2026-11-29
# Matters: without utm_source, a link to a shop's page of two colors shows only one, and a link to a page inside an app opens its start page.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check w3lib==2.5.0 || exit 2
cat >clean.py <<'PY'
from w3lib.url import url_query_cleaner

for address in ('https://bells.example/hats?color=red&color=blue&utm_source=x', 'https://bells.example/?utm_source=x#/hats'):
    print(url_query_cleaner(address, ['utm_source'], remove=True))
    print(url_query_cleaner(address, ['utm_source'], remove=True, unique=False, keep_fragments=True))
PY
seen=$(python/bin/python clean.py)
echo 'w3lib 2.5.0, without utm_source, and with both switches:'
echo "$seen"
expected='https://bells.example/hats?color=red
https://bells.example/hats?color=red&color=blue
https://bells.example/
https://bells.example/#/hats'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
