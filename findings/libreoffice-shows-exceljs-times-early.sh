#!/usr/bin/env bash
# Guess: a time of day written by exceljs, 09:30 in the format hh:mm, shows as 09:30.
# Is: LibreOffice shows 09:29, and a third of the quarter hours are off too. exceljs writes 0.3958333333321207, and LibreOffice rounds down.
# Version: LibreOffice 7.4.7.2 (program: soffice, Debian 12), exceljs 4.4.0
# Date: 2026-11-29
# Matters: a schedule written by a program is a minute early once it is saved as CSV. With seconds, 09:29:59, the import rounds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund exceljs@4.4.0 >/dev/null || exit 2
cat >write.cjs <<'JS'
const { Workbook } = require('exceljs');

const book = new Workbook();
const sheet = book.addWorksheet('Plan');
for (let minute = 0; minute < 1440; minute += 15) {
  const clock = new Date(minute * 60_000).toISOString().slice(11, 16);
  // A time of day is a time of day 0, which exceljs also gives when it reads one.
  sheet.addRow([clock, new Date(Date.UTC(1899, 11, 30, 0, minute))]).getCell(2).numFmt = 'hh:mm';
}
book.xlsx.writeFile('plan.xlsx');
JS
node write.cjs
soffice --version
soffice "-env:UserInstallation=file://$folder/profile" --headless \
  --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true' plan.xlsx >/dev/null 2>&1
early=$(awk -F, '$1 != $2' plan.csv)
seen="$(wc -l <<<"$early") of $(wc -l <plan.csv), such as $(grep '^09:30' <<<"$early" || true)"
echo "Times that are shown a minute early: $seen"
expected='32 of 96, such as 09:30,09:29'
[ "$seen" = "$expected" ] || { echo "This has changed; it was: $expected" >&2; exit 1; }
