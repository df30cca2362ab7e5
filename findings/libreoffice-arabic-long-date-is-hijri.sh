#!/usr/bin/env bash
# Guess: Arabic LibreOffice shows a workbook's short and long dates as the same day of the same calendar.
# Is: in Egyptian Arabic the short date is 15/12/2026, and the long one is 6 Rajab 1448 of the Islamic calendar, without a hint.
# Version: LibreOffice 7.4.7.2 (program: soffice, Debian 12), exceljs 4.4.0
# Date: 2026-11-29
# Matters: a date in a CSV file can belong to another calendar. The bulk import rejects the row instead of scheduling it in the year 1448.
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
// Excel's “Short Date” and “Long Date”, which follow the reader's language.
for (const format of ['mm-dd-yy', '[$-F800]dddd, mmmm dd, yyyy']) {
  sheet.addRow([new Date('2026-12-15T00:00:00Z')]).getCell(1).numFmt = format;
}
book.xlsx.writeFile('plan.xlsx');
JS
node write.cjs
mkdir -p profile/user
cat >profile/user/registrymodifications.xcu <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
  <item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale"><value>ar-EG</value></prop></item>
</oor:items>
XML
soffice --version
soffice "-env:UserInstallation=file://$folder/profile" --headless \
  --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true' plan.xlsx >/dev/null 2>&1
seen=$(cat plan.csv)
echo '15 December 2026, short and long:'
echo "$seen"
expected='15/12/2026
الثلاثاء 06 رجب 1448'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
