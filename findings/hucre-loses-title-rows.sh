#!/usr/bin/env bash
# Guess: a library that reads XLSX and ODS reads the same three rows, whichever of the two LibreOffice saves.
# Is: in ODS, a row that is repeated on each page, and rows of an outline group, are missing, without an error.
# Version: hucre 1.0.0, exceljs 4.4.0 (program: LibreOffice 7.4 of Debian 12)
# Date: 2026-11-30
# Matters: the repeated row is the header, so that the first post would be taken for the names of the columns. Carillon reads ODS itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund hucre@1.0.0 exceljs@4.4.0 >/dev/null || exit 2
cat >write.cjs <<'JS'
const { Workbook } = require('exceljs');

const book = new Workbook();
const sheet = book.addWorksheet('Plan', { pageSetup: { printTitlesRow: '1:1' } });
for (const text of ['Text', 'Rye', 'Spelt']) sheet.addRow([text]);
sheet.getRow(3).outlineLevel = 1;
book.xlsx.writeFile('plan.xlsx');
JS
node write.cjs
soffice --version
soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to ods plan.xlsx >/dev/null 2>&1
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { readOds } from 'hucre/ods';
import { readXlsx } from 'hucre/xlsx';

for (const [name, read] of Object.entries({ 'plan.xlsx': readXlsx, 'plan.ods': readOds })) {
  const { sheets } = await read(readFileSync(name));
  console.log(`${name}: ${sheets[0].rows.join(', ')}`);
}
JS
seen=$(node read.mjs)
echo "$seen"
expected='plan.xlsx: Text, Rye, Spelt
plan.ods: Rye'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
