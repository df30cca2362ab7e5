#!/usr/bin/env bash
# Guess: csv-stringify writes false as "false" and a Date in ISO 8601, as Papa Parse does.
# Is: false is an empty cell, the same as null; true is 1; a Date is its milliseconds since 1970.
# Version: csv-stringify 6.9.0
# Date: 2026-11-28
# Matters: in a sheet of posts, "draft: false" looks like a missing value, and no program reads 1796112000000 as a time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund csv-stringify@6.9.0 >/dev/null || exit 2
cat >write.cjs <<'JS'
const { stringify } = require('csv-stringify/sync');

process.stdout.write(stringify([
  { text: 'Tea', at: new Date('2026-12-01T08:00:00Z'), draft: false, pinned: true, link: null },
], { header: true }));
JS
seen=$(node write.cjs)
echo 'csv-stringify 6.9.0 writes:'
echo "$seen"
expected='text,at,draft,pinned,link
Tea,1796112000000,,1,'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
