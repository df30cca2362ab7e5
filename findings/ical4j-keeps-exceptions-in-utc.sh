#!/usr/bin/env bash
# Guess: ical4j leaves out an occurrence whose EXDATE is the same instant in UTC. EXDATE may be in UTC (RFC 5545, 3.8.5.1).
# Is: if the series is in a time zone, it keeps the occurrence, without a warning. Only an EXDATE in that zone removes it.
# Version: ical4j 4.2.0 (program: java; Maven fetches it)
# Date: 2026-11-29
# Matters: a canceled date of a series stays in Java calendars. Carillon's feed has one event per post and no EXDATE.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >pom.xml <<'XML'
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>bells</groupId><artifactId>read</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>org.mnode.ical4j</groupId><artifactId>ical4j</artifactId><version>4.2.0</version></dependency>
  </dependencies>
</project>
XML
mvn --quiet dependency:copy-dependencies -DoutputDirectory=lib >&2 || exit 2
cat >Read.java <<'JAVA'
import java.io.StringReader;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.stream.Collectors;
import net.fortuna.ical4j.data.CalendarBuilder;
import net.fortuna.ical4j.model.Period;
import net.fortuna.ical4j.model.component.VEvent;

public class Read {
  public static void main(String[] args) throws Exception {
    ZoneId zone = ZoneId.of("Europe/Berlin");
    Period<ZonedDateTime> december =
        new Period<>(ZonedDateTime.of(2026, 12, 1, 0, 0, 0, 0, zone), ZonedDateTime.of(2026, 12, 31, 0, 0, 0, 0, zone));
    for (String exception : List.of("EXDATE;TZID=Europe/Berlin:20261202T090000", "EXDATE:20261202T080000Z")) {
      String text = String.join("\r\n", "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Bells//EN",
          "BEGIN:VTIMEZONE", "TZID:Europe/Berlin",
          "BEGIN:STANDARD", "DTSTART:19961027T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
          "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "END:STANDARD",
          "BEGIN:DAYLIGHT", "DTSTART:19810329T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
          "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "END:DAYLIGHT", "END:VTIMEZONE",
          "BEGIN:VEVENT", "UID:one@bells.example", "DTSTAMP:20260101T000000Z",
          "DTSTART;TZID=Europe/Berlin:20261201T090000", "DURATION:PT15M", "RRULE:FREQ=DAILY;COUNT=3", exception,
          "SUMMARY:Bread", "END:VEVENT", "END:VCALENDAR", "");
      VEvent event = (VEvent) new CalendarBuilder().build(new StringReader(text)).getComponent("VEVENT").get();
      System.out.println(exception + ": " + event.<ZonedDateTime>calculateRecurrenceSet(december).stream()
          .map(period -> period.getStart().toInstant().toString()).collect(Collectors.joining(" ")));
    }
  }
}
JAVA
seen=$(java -cp 'lib/*' Read.java 2>build.log) || { cat build.log >&2; exit 2; }
echo 'ical4j 4.2.0, at 9:00 from 1 to 3 December, but for 2 December:'
echo "$seen"
expected='EXDATE;TZID=Europe/Berlin:20261202T090000: 2026-12-01T08:00:00Z 2026-12-03T08:00:00Z
EXDATE:20261202T080000Z: 2026-12-01T08:00:00Z 2026-12-02T08:00:00Z 2026-12-03T08:00:00Z'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
