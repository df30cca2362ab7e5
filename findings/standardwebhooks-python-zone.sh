#!/usr/bin/env bash
# Guess: Webhook.sign of the Python library signs the instant of the given datetime, whatever its zone.
# Is: it replaces the zone with UTC and keeps the digits: 10:00 in Berlin is signed as 10:00 UTC. Its own verify rejects that.
# Version: standardwebhooks 1.1.0 (PyPI); svix 2.9.1 signs by it
# Date: 2026-11-28
# Matters: a test of a Carillon webhook receiver that signs its own deliveries gets "No matching signature", except on UTC.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check standardwebhooks==1.1.0 tzdata==2026.3 || exit 2
cat >sign.py <<'PY'
from base64 import b64encode
from datetime import datetime, timezone
from zoneinfo import ZoneInfo
from standardwebhooks import Webhook

hook = Webhook(b64encode(b'twenty-four bytes of tea').decode())
utc = datetime.now(timezone.utc)
for name, now in {'UTC': utc, 'the same instant in Berlin': utc.astimezone(ZoneInfo('Europe/Berlin'))}.items():
    headers = {'webhook-id': 'msg_1', 'webhook-timestamp': str(int(now.timestamp())), 'webhook-signature': hook.sign('msg_1', now, '{}')}
    try:
        print(f'{name}: {hook.verify("{}", headers)}')
    except Exception as error:
        print(f'{name}: {error}')
PY
seen=$(python/bin/python sign.py)
echo 'standardwebhooks 1.1.0, signed and verified:'
echo "$seen"
expected='UTC: {}
the same instant in Berlin: No matching signature found'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
