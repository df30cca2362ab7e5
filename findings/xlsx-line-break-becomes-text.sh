#!/usr/bin/env bash
# Guess: a cell that one library writes with a Windows line break (CR LF) has a line break when another library reads it.
# Is: SheetJS writes the CR as _x000d_, as the format requires (ECMA-376, ST_Xstring). exceljs and openpyxl return "_x000d_" as text.
# Version: xlsx 0.18.5, exceljs 4.4.0, openpyxl 3.1.5
# Date: 2026-11-28
# Matters: each line of a post from such a workbook is published with _x000d_ at its end.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund xlsx@0.18.5 exceljs@4.4.0 >/dev/null || exit 2
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check openpyxl==3.1.5 || exit 2
cat >write.cjs <<'JS'
const Excel = require('exceljs');
const XLSX = require('xlsx');

const book = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Tea\r\nand cake']]), 'Posts');
XLSX.writeFile(book, 'posts.xlsx');
console.log('xlsx:', JSON.stringify(XLSX.readFile('posts.xlsx').Sheets.Posts.A1.v));
const other = new Excel.Workbook();
other.xlsx.readFile('posts.xlsx').then(() => console.log('exceljs:', JSON.stringify(other.worksheets[0].getCell('A1').value)));
JS
cat >read.py <<'PY'
import json, openpyxl
print('openpyxl:', json.dumps(openpyxl.load_workbook('posts.xlsx')['Posts']['A1'].value))
PY
seen=$(node write.cjs && python/bin/python read.py)
echo 'xlsx 0.18.5 wrote, and read back:'
echo "$seen"
expected='xlsx: "Tea\r\nand cake"
exceljs: "Tea_x000d_\nand cake"
openpyxl: "Tea_x000d_\nand cake"'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
