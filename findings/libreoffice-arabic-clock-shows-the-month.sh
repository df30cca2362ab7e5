#!/usr/bin/env bash
# Guess: the built-in 12-hour clock, 01:37 PM in the list of formats, shows hours and minutes in every language.
# Is: in Arabic it is "AM/PMMM:HH", the month of the date and then the hour. Without a date the month is always 12, from 1899.
# Version: LibreOffice 7.4.7.2 (programs: soffice and /usr/bin/python3 with uno; Debian 12: libreoffice-calc, python3-uno)
# Date: 2026-11-29
# Matters: 15:45 on 31 March is shown, and written to a CSV file, as م03:03, a valid time. No reader can tell. The 24-hour clock is right.
set -euo pipefail
folder=$(mktemp -d)
office=
trap '[ -z "$office" ] || kill "$office" 2>/dev/null || true; wait; rm -rf "$folder"' EXIT
cd "$folder"
/usr/bin/python3 -c 'import uno' || exit 2
version=$(soffice --version) || exit 2
mkdir -p profile/user
cat >profile/user/registrymodifications.xcu <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
  <item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale"><value>ar-EG</value></prop></item>
</oor:items>
XML
pipe="finding$$"
soffice --headless --norestore "-env:UserInstallation=file://$folder/profile" "--accept=pipe,name=$pipe;urp;" >office.log 2>&1 &
office=$!
cat >type.py <<'PY'
import sys
import time

import uno
from com.sun.star.beans import PropertyValue

local = uno.getComponentContext()
resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
for attempt in range(120):
    try:
        context = resolver.resolve(f"uno:pipe,name={sys.argv[1]};urp;StarOffice.ComponentContext")
        break
    except Exception:
        time.sleep(1)
else:
    sys.exit("LibreOffice didn't start")
desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
hidden = PropertyValue(Name="Hidden", Value=True)
book = desktop.loadComponentFromURL("private:factory/scalc", "_blank", 0, (hidden,))
cell = book.Sheets.getByIndex(0).getCellByPosition(0, 0)
formats = book.NumberFormats
arabic = uno.createUnoStruct("com.sun.star.lang.Locale", "ar", "EG", "")
for name in ["TIME_HHMM", "TIME_HHMMAMPM"]:
    index = uno.getConstantByName(f"com.sun.star.i18n.NumberFormatIndex.{name}")
    key = formats.getFormatIndex(index, arabic)
    for text in ["2027-03-31 15:45", "15:45"]:
        cell.Formula = text
        cell.NumberFormat = key
        print(f"{text} as {formats.getByKey(key).FormatString}: {cell.String}")
book.close(True)
try:
    desktop.terminate()
except Exception:
    pass
PY
seen=$(/usr/bin/python3 type.py "$pipe")
echo "$version"
echo "$seen"
expected='2027-03-31 15:45 as HH:MM: 15:45
15:45 as HH:MM: 15:45
2027-03-31 15:45 as AM/PMMM:HH: م03:03
15:45 as AM/PMMM:HH: م12:03'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
