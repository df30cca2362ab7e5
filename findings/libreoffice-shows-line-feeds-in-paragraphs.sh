#!/usr/bin/env bash
# Guess: a line feed inside a paragraph of an ODS cell is a space, as OpenDocument has it (1.3, part 3, 6.1.2: white space is collapsed).
# Is: odswriter writes the lines of a cell so, and LibreOffice shows two lines.
# Version: odswriter 0.5.0 (programs: python3, LibreOffice 7.4 of Debian 12)
# Date: 2026-11-30
# Matters: a reader that goes by the standard publishes the lines of a post as one. Carillon keeps them, after a fix.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check odswriter==0.5.0 || exit 2
python/bin/python - <<'PY'
import odswriter

with odswriter.writer(open("plan.ods", "wb")) as book:
    book.new_sheet("Plan").writerow(["One\nTwo"])
PY
python3 -c 'import zipfile; print(zipfile.ZipFile("plan.ods").read("content.xml").decode().split("<table:table-row>")[1].split("</table:table-cell>")[0])'
soffice --version
soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to csv plan.ods >/dev/null 2>&1
seen=$(cat plan.csv)
echo "$seen"
expected='"One
Two"'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
