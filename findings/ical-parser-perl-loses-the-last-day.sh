#!/usr/bin/env bash
# Guess: a series until 3 June, 9:00 in Berlin, ends on 3 June. For a start with a zone, UNTIL has to be in UTC (RFC 5545, 3.3.10): 070000Z.
# Is: 3 June is missing, because the digits 07:00 are compared with 09:00.
# Version: iCal::Parser 1.21 (Debian 12: libical-parser-perl; program: perl)
# Date: 2026-11-29
# Matters: the feed has one event per post and no rules, so no reader has to expand them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
perl -MiCal::Parser -e 1 || exit 2
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
DTSTART;TZID=Europe/Berlin:20260601T090000
RRULE:FREQ=DAILY;UNTIL=20260603T070000Z
SUMMARY:until 070000Z
END:VEVENT
BEGIN:VEVENT
UID:1@check
DTSTAMP:20260101T000000Z
DTSTART;TZID=Europe/Berlin:20260601T090000
RRULE:FREQ=DAILY;UNTIL=20260603T090000Z
SUMMARY:until 090000Z
END:VEVENT
END:VCALENDAR
ICS
sed 's/$/\r/' plan.txt >plan.ics
cat >expand.pl <<'PL'
use strict;
use warnings;
use iCal::Parser;
my $years = iCal::Parser->new(start => '20260501', end => '20260701')->parse('plan.ics')->{events};
my %found;
for my $month (values %{$years->{2026}}) {
  for my $day (sort { $a <=> $b } keys %$month) {
    push @{$found{$_->{SUMMARY}}}, $_->{DTSTART}->strftime('%d') for values %{$month->{$day}};
  }
}
print "$_: @{$found{$_}}\n" for sort keys %found;
PL
seen=$(perl expand.pl)
echo "iCal::Parser $(perl -MiCal::Parser -e 'print iCal::Parser->VERSION'):"
echo "$seen"
expected='until 070000Z: 01 02
until 090000Z: 01 02 03'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
