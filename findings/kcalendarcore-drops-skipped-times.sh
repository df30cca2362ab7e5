#!/usr/bin/env bash
# Guess: 02:30 on the day when clocks go from 2:00 to 3:00 is 03:30 in KDE's calendar library too, as RFC 5545 says (3.3.5).
# Is: there is no event on that day, and the day doesn't count, so COUNT=3 gives three other weeks. No warning.
# Version: KCalendarCore 5.103.0 (Debian 12: libkf5calendarcore-dev, qtbase5-dev, pkg-config; program: g++)
# Date: 2026-11-29
# Matters: the feed is in UTC and has no rules. Written as a rule, a weekly post at 02:30 would be missing on a day when it is published.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >plan.txt <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Check//EN
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:0@check
DTSTAMP:20260101T000000Z
DTSTART;TZID=Europe/Berlin:20260322T023000
RRULE:FREQ=WEEKLY;COUNT=3
SUMMARY:weekly, three times
END:VEVENT
BEGIN:VEVENT
UID:1@check
DTSTAMP:20260101T000000Z
DTSTART;TZID=Europe/Berlin:20260322T023000
RRULE:FREQ=WEEKLY;UNTIL=20260405T003000Z
SUMMARY:weekly, until 5 April
END:VEVENT
END:VCALENDAR
ICS
sed 's/$/\r/' plan.txt >plan.ics
cat >expand.cpp <<'CPP'
#include <KCalendarCore/ICalFormat>
#include <KCalendarCore/MemoryCalendar>
#include <KCalendarCore/OccurrenceIterator>
#include <QTextStream>
#include <QTimeZone>

using namespace KCalendarCore;

int main() {
  const QTimeZone zone("Europe/Berlin");
  MemoryCalendar::Ptr calendar(new MemoryCalendar(zone));
  ICalFormat format;
  if (!format.load(calendar, QStringLiteral("plan.ics"))) return 1;
  OccurrenceIterator each(*calendar, QDateTime(QDate(2026, 3, 1), QTime(0, 0), zone), QDateTime(QDate(2026, 5, 1), QTime(0, 0), zone));
  QMap<QString, QStringList> found;
  while (each.hasNext()) {
    each.next();
    found[each.incidence()->summary()] << each.occurrenceStartDate().toTimeZone(zone).toString(QStringLiteral("d MMMM hh:mm"));
  }
  QTextStream out(stdout);
  for (auto one = found.begin(); one != found.end(); ++one) out << one.key() << ": " << one.value().join(", ") << "\n";
}
CPP
# shellcheck disable=SC2046
g++ -fPIC -std=c++17 -I/usr/include/KF5/KCalendarCore $(pkg-config --cflags Qt5Core Qt5Gui) expand.cpp -o expand -lKF5CalendarCore $(pkg-config --libs Qt5Core Qt5Gui) >build.log 2>&1 || { cat build.log >&2; exit 2; }
seen=$(LC_ALL=C ./expand)
echo "KCalendarCore $(dpkg-query -W -f '${Version}' libkf5calendarcore-dev):"
echo "$seen"
expected='weekly, three times: 22 March 02:30, 5 April 02:30, 12 April 02:30
weekly, until 5 April: 22 March 02:30, 5 April 02:30'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
