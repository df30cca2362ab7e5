#!/usr/bin/env bash
# Guess: with cellDates, SheetJS reads a cell with 09:00 as 09:00 in the machine's zone.
# Is: it is 08:59:50 in Kolkata, 08:59:17 in Shanghai and 08:59:25 in Lagos, whose offsets had seconds in 1899. It is right in Berlin.
# Version: xlsx 0.18.5 (the newest in the npm registry)
# Date: 2026-11-28
# Matters: a schedule in a workbook is a minute early, but only on machines in some countries. No test in Europe shows it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund xlsx@0.18.5 node@26.10.0 >/dev/null || exit 2
cat >read.cjs <<'JS'
const XLSX = require('xlsx');

// 1 December 2026, 09:00, as spreadsheets keep it.
const cell = { t: 'n', v: 46_357.375, z: 'yyyy-mm-dd hh:mm' };
const book = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(book, { '!ref': 'A1', A1: cell }, 'Plan');
const file = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
console.log(process.env.TZ, XLSX.read(file, { cellDates: true }).Sheets.Plan.A1.v.toLocaleString('sv'));
JS
seen=$(for zone in Europe/Berlin America/New_York Asia/Kolkata Asia/Shanghai Africa/Lagos; do TZ=$zone ./node_modules/.bin/node read.cjs; done)
echo 'xlsx 0.18.5 reads 2026-12-01 09:00 as:'
echo "$seen"
expected='Europe/Berlin 2026-12-01 09:00:00
America/New_York 2026-12-01 09:00:00
Asia/Kolkata 2026-12-01 08:59:50
Asia/Shanghai 2026-12-01 08:59:17
Africa/Lagos 2026-12-01 08:59:25'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
