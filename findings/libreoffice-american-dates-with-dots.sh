#!/usr/bin/env bash
# Guess: German LibreOffice shows a workbook's two built-in date formats in the same order: 04.03.2027 and 04.03.2027 09:30.
# Is: number 14 (a date) is in German order; number 22 (with a time) puts the month first, with German dots: 3.4.27 9:30 is 4 March.
# Version: LibreOffice 7.4.7.2 (program: soffice, Debian 12), exceljs 4.4.0
# Date: 2026-11-29
# Matters: its CSV file has 4 March as 3.4.27, which everybody reads as 3 April. The bulk import asks if a date such as 12.15.26 shows the order.
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
for (const format of ['mm-dd-yy', 'm/d/yy h:mm']) {
  // Built-in formats 14 and 22, whose order is the reader's.
  sheet.addRow([new Date('2027-03-04T09:30:00Z')]).getCell(1).numFmt = format;
}
book.xlsx.writeFile('plan.xlsx');
JS
node write.cjs
mkdir -p profile/user
cat >profile/user/registrymodifications.xcu <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
  <item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale"><value>de-DE</value></prop></item>
</oor:items>
XML
soffice --version
# Comma, quotation mark, UTF-8, and cells as they are shown.
soffice "-env:UserInstallation=file://$folder/profile" --headless \
  --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true' plan.xlsx >/dev/null 2>&1
seen=$(cat plan.csv)
echo '4 March 2027, 09:30, in formats 14 and 22:'
echo "$seen"
expected='04.03.2027
3.4.27 9:30'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
