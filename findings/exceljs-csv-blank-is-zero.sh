#!/usr/bin/env bash
# Guess: exceljs reads a CSV file's cells as text, or converts only plain numbers. A space stays a space, and +49… a phone number.
# Is: anything JavaScript's Number() accepts becomes a number: a cell with one space is 0, +49301234567 loses its plus, 0x1f is 31.
# Version: exceljs 4.4.0
# Date: 2026-11-28
# Matters: in a sheet where somebody typed a space instead of an alt text, pictures are described as "0".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund exceljs@4.4.0 >/dev/null || exit 2
cat >read.cjs <<'JS'
const { Readable } = require('node:stream');
const { Workbook } = require('exceljs');

const text = 'Text,Alt text,Phone,Code\nTea, ,+49301234567,0x1f\n';
new Workbook().csv.read(Readable.from([text])).then((sheet) => console.log(JSON.stringify(sheet.getRow(2).values.slice(1))));
JS
seen=$(node read.cjs)
echo "exceljs 4.4.0: $seen"
expected='["Tea",0,49301234567,31]'
[ "$seen" = "$expected" ] || { echo "This has changed; it was $expected" >&2; exit 1; }
