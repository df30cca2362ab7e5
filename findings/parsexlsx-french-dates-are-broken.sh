#!/usr/bin/env bash
# Guess: a reader that shows a German date in Excel's format "[$-407]d. mmmm yyyy" shows a French one in "[$-40C]d mmmm yyyy".
# Is: the French one is "[$4C] 4 6450", because it only knows language IDs without letters. 33:30 in "[h]:mm" is 33:01, with a month.
# Version: Spreadsheet::ParseXLSX 0.27 with Spreadsheet::ParseExcel 0.65 (Debian 12: libspreadsheet-parsexlsx-perl), exceljs 4.4.0
# Date: 2026-11-29
# Matters: Spanish (40A, C0A), Swedish (41D) and others have letters too. A schedule that passes through it loses its dates.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
perl -MSpreadsheet::ParseXLSX -e 1 || exit 2
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund exceljs@4.4.0 >/dev/null || exit 2
cat >write.cjs <<'JS'
const { Workbook } = require('exceljs');

const book = new Workbook();
const sheet = book.addWorksheet('Plan');
const day = new Date('2027-03-04T00:00:00Z');
for (const [value, format] of [
  [day, '[$-407]d. mmmm yyyy'],
  [day, '[$-40C]d mmmm yyyy'],
  [day, '[$-40A]d mmmm yyyy'],
  [33.5 / 24, '[h]:mm'],
]) {
  const row = sheet.addRow([format, value]);
  row.getCell(2).numFmt = format;
}
book.xlsx.writeFile('plan.xlsx');
JS
node write.cjs
cat >read.pl <<'PL'
use strict;
use warnings;
use Spreadsheet::ParseXLSX;
my $sheet = Spreadsheet::ParseXLSX->new->parse('plan.xlsx')->worksheet(0);
for my $row (0 .. 3) {
  print join(' shows ', map { $sheet->get_cell($row, $_)->value } 0, 1), "\n";
}
PL
seen=$(perl read.pl)
perl -MSpreadsheet::ParseXLSX -e 'print "Spreadsheet::ParseXLSX $Spreadsheet::ParseXLSX::VERSION, Spreadsheet::ParseExcel $Spreadsheet::ParseExcel::VERSION\n"'
echo "$seen"
expected='[$-407]d. mmmm yyyy shows 4. March 2027
[$-40C]d mmmm yyyy shows [$4C] 4 6450
[$-40A]d mmmm yyyy shows [$4A] 4 6450
[h]:mm shows 33:01'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
