#!/usr/bin/env bash
# Guess: a reader that formats dates shows 04.03.2027 15:45 for the German format "dd.mm.yyyy hh:mm".
# Is: a date in a custom format with a dot is an empty cell, without an error. TRUE is "1".
# Version: xlsx-stream-reader 1.1.1 (ssf 0.11.2), exceljs 4.4.0
# Date: 2026-11-29
# Matters: a schedule converted to CSV with it has posts without dates, which the bulk import adds to the queue.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund xlsx-stream-reader@1.1.1 exceljs@4.4.0 >/dev/null || exit 2
cat >read.cjs <<'JS'
const { createReadStream } = require('node:fs');
const { Workbook } = require('exceljs');
const XlsxStreamReader = require('xlsx-stream-reader');

async function run() {
  const book = new Workbook();
  const sheet = book.addWorksheet('Plan');
  for (const format of ['yyyy-mm-dd hh:mm', 'dd/mm/yyyy hh:mm', 'dd.mm.yyyy hh:mm', 'd.m.yyyy']) {
    const row = sheet.addRow([format, new Date('2027-03-04T15:45:00Z'), true]);
    row.getCell(2).numFmt = format;
  }
  await book.xlsx.writeFile('plan.xlsx');
  const reader = new XlsxStreamReader();
  reader.on('worksheet', (read) => {
    read.on('row', ({ values }) => console.log(JSON.stringify(values.slice(1))));
    read.process();
  });
  createReadStream('plan.xlsx').pipe(reader);
}
run();
JS
seen=$(node read.cjs)
echo 'xlsx-stream-reader 1.1.1, 4 March 2027, 15:45, and TRUE:'
echo "$seen"
expected='["yyyy-mm-dd hh:mm","2027-03-04 15:45","1"]
["dd/mm/yyyy hh:mm","04/03/2027 15:45","1"]
["dd.mm.yyyy hh:mm","","1"]
["d.m.yyyy","","1"]'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
