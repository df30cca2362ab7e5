"""
Writes `instants.json`, what `local-time.unit.test.ts` holds Carillon's zone data against: instants that CPython's
zoneinfo works out from PyPI's tzdata, which shares no code with Carillon.

    pip install --target TARGET tzdata==2026.6 && PYTHONPATH=TARGET python3 contracts/domain/zones/test/make-instants.py
"""

import json
import pathlib
import zoneinfo
from datetime import datetime, timedelta, timezone

import tzdata

zoneinfo.reset_tzpath(to=[])

ZONES = """
Africa/Abidjan Africa/Cairo Africa/Casablanca Africa/Johannesburg Africa/Lagos Africa/Nairobi
America/Anchorage America/Argentina/Buenos_Aires America/Asuncion America/Bogota America/Chicago America/Denver
America/Halifax America/Havana America/Inuvik America/Los_Angeles America/Mexico_City America/New_York America/Nuuk
America/Phoenix America/Santiago America/Sao_Paulo America/St_Johns America/Vancouver America/Winnipeg
Antarctica/Troll Asia/Almaty Asia/Beirut Asia/Calcutta Asia/Dubai Asia/Gaza Asia/Jerusalem Asia/Kathmandu
Asia/Kolkata Asia/Shanghai Asia/Tokyo Australia/Adelaide Australia/Lord_Howe Australia/Sydney Etc/GMT+5
Europe/Berlin Europe/Dublin Europe/Istanbul Europe/Kyiv Europe/London Europe/Moscow Pacific/Apia Pacific/Auckland
Pacific/Chatham Pacific/Kiritimati US/Pacific UTC
""".split()
FIRST, LAST = datetime(2026, 11, 1), datetime(2031, 12, 31)


def instants_of(local: datetime, zone: zoneinfo.ZoneInfo) -> list[str]:
    """Every instant at which the clocks of a zone show this local time."""
    found = {local.replace(tzinfo=zone, fold=fold).astimezone(timezone.utc) for fold in (0, 1)}
    shown = [at for at in found if at.astimezone(zone).replace(tzinfo=None) == local]
    return [at.strftime("%Y-%m-%dT%H:%M") for at in sorted(shown)]


def local_times(zone: zoneinfo.ZoneInfo) -> list[datetime]:
    """A time of each quarter, and every half hour around each change of the clocks."""
    found, day = [], FIRST
    while day < LAST:
        found.append(day.replace(hour=9))
        day += timedelta(days=91)
    at, end = FIRST.replace(tzinfo=timezone.utc), LAST.replace(tzinfo=timezone.utc)
    while at < end:
        later = at + timedelta(minutes=30)
        offsets = [one.astimezone(zone).utcoffset() for one in (at, later)]
        if offsets[0] != offsets[1]:
            near = later.astimezone(zone).replace(tzinfo=None)
            found += [near + timedelta(minutes=minutes) for minutes in (-90, -45, -15, 15, 90)]
        at = later
    return sorted(set(found))[:40]


table = {
    name: {str(local): instants_of(local, zone) for local in local_times(zone)}
    for name in ZONES
    for zone in [zoneinfo.ZoneInfo(name)]
}
text = json.dumps({"tzdata": tzdata.IANA_VERSION, "zones": table}, indent=1)
pathlib.Path(__file__).with_name("instants.json").write_text(text + "\n")
