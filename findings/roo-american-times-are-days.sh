#!/usr/bin/env bash
# Guess: Roo's to_csv writes a time of day as 15:45:00, whether its cell shows 15:45 or 3:45 PM.
# Is: in Excel's built-in format h:mm AM/PM it writes 1899-12-30. The time is lost, without an error. hh:mm AM/PM works.
# Version: Roo 2.10.0 (Debian 12: ruby-roo), exceljs 4.4.0
# Date: 2026-11-29
# Matters: American schedules have such times in a separate column. The bulk import rejects 1899-12-30, because it isn't a time of day.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ruby -e 'require "roo"' || exit 2
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund exceljs@4.4.0 >/dev/null || exit 2
cat >write.cjs <<'JS'
const { Workbook } = require('exceljs');

const book = new Workbook();
const sheet = book.addWorksheet('Plan');
for (const format of ['h:mm', 'h:mm AM/PM', 'hh:mm AM/PM', 'm/d/yyyy h:mm AM/PM']) {
  const value = format.startsWith('m') ? 46450.65625 : 0.65625;
  sheet.addRow([format, value]).getCell(2).numFmt = format;
}
book.xlsx.writeFile('plan.xlsx');
JS
node write.cjs
cat >read.rb <<'RB'
require 'roo'

sheet = Roo::Spreadsheet.open('plan.xlsx')
puts sheet.to_csv
puts sheet.formatted_value(2, 2)
RB
seen=$(ruby read.rb)
ruby -e 'require "roo"; puts "Roo #{Roo::VERSION}"'
echo "$seen"
expected='"h:mm",15:45:00
"h:mm AM/PM",1899-12-30
"hh:mm AM/PM",15:45:00
"m/d/yyyy h:mm AM/PM",2027-03-04T15:45:00+00:00
0:00 AM'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
