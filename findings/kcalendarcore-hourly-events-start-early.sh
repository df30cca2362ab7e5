#!/usr/bin/env bash
# Guess: for an event that repeats each hour with COUNT=5, KDE's calendar library lists its five times, beginning with its start.
# Is: OccurrenceIterator also lists each hour before the start, from the beginning of the requested days. Daily rules are right.
# Version: KCalendarCore 5.103.0 (Debian 12: libkf5calendarcore-dev, qtbase5-dev, pkg-config; program: g++)
# Date: 2026-11-29
# Matters: the feed has one event per post and no rules. With rules, KOrganizer and others could show a post that isn't planned.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >plan.txt <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Check//EN
BEGIN:VEVENT
UID:0@check
DTSTAMP:20260101T000000Z
DTSTART:20260602T080000Z
RRULE:FREQ=HOURLY;COUNT=5
SUMMARY:hourly, five times
END:VEVENT
BEGIN:VEVENT
UID:1@check
DTSTAMP:20260101T000000Z
DTSTART:20260602T080000Z
RRULE:FREQ=HOURLY;UNTIL=20260602T100000Z
SUMMARY:hourly, until
END:VEVENT
BEGIN:VEVENT
UID:2@check
DTSTAMP:20260101T000000Z
DTSTART:20260602T080000Z
RRULE:FREQ=DAILY;BYHOUR=8,14;COUNT=3
SUMMARY:daily at two hours
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
  OccurrenceIterator each(*calendar, QDateTime(QDate(2026, 6, 1), QTime(0, 0), zone), QDateTime(QDate(2026, 6, 4), QTime(0, 0), zone));
  QMap<QString, QStringList> found;
  while (each.hasNext()) {
    each.next();
    found[each.incidence()->summary()] << each.occurrenceStartDate().toTimeZone(zone).toString(QStringLiteral("d hh:mm"));
  }
  QTextStream out(stdout);
  for (auto one = found.begin(); one != found.end(); ++one) out << one.key() << ": " << one.value().size() << ", " << one.value().first() << " to " << one.value().last() << "\n";
}
CPP
# shellcheck disable=SC2046
g++ -fPIC -std=c++17 -I/usr/include/KF5/KCalendarCore $(pkg-config --cflags Qt5Core Qt5Gui) expand.cpp -o expand -lKF5CalendarCore $(pkg-config --libs Qt5Core Qt5Gui) >build.log 2>&1 || { cat build.log >&2; exit 2; }
seen=$(./expand)
echo "KCalendarCore $(dpkg-query -W -f '${Version}' libkf5calendarcore-dev), 1 to 3 June, in Berlin:"
echo "$seen"
expected='daily at two hours: 3, 2 10:00 to 3 10:00
hourly, five times: 39, 1 00:00 to 2 14:00
hourly, until: 37, 1 00:00 to 2 12:00'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
