#!/usr/bin/env bash
# Guess: in Japanese, LibreOffice shows the year of a date that was typed with it, 2027/3/31.
# Is: it shows 3月31日. 2027-03-31 and 2027/3/31 15:45 keep their years.
# Version: LibreOffice 7.4.7.2 (programs: soffice and /usr/bin/python3 with uno; Debian 12: libreoffice-calc, python3-uno)
# Date: 2026-11-29
# Matters: a CSV file contains the text on screen, so the year is lost. The bulk import can't read such rows, and says so.
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
  <item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale"><value>ja-JP</value></prop></item>
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
for text in ["2027/3/31", "2027-03-31", "2027/3/31 15:45"]:
    cell.clearContents(1023)
    cell.FormulaLocal = text
    print(f"{text} is shown as {cell.String}")
book.close(True)
try:
    desktop.terminate()
except Exception:
    pass
PY
seen=$(/usr/bin/python3 type.py "$pipe")
echo "$version"
echo "$seen"
expected='2027/3/31 is shown as 3月31日
2027-03-31 is shown as 2027-03-31
2027/3/31 15:45 is shown as 2027/3/31 15:45'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
