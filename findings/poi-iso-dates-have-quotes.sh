#!/usr/bin/env bash
# Guess: Apache POI's DataFormatter, which formats cells as Excel does, shows yyyy-mm-dd"T"hh:mm:ss as 2027-03-04T15:45:00.
# Is: it shows 2027-03-04"T"15:45:00, with the quotes. With other quoted text, as in d.m.yyyy "um" h:mm, it shows 46450.65625.
# Version: org.apache.poi:poi-ooxml 5.4.1 (programs: java 17, mvn)
# Date: 2026-11-29
# Matters: such a CSV cell needs its quotes doubled, and isn't an ISO 8601 date. The bulk import rejects it and says why.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >pom.xml <<'XML'
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>check</groupId>
  <artifactId>check</artifactId>
  <version>1</version>
  <dependencies>
    <dependency><groupId>org.apache.poi</groupId><artifactId>poi-ooxml</artifactId><version>5.4.1</version></dependency>
  </dependencies>
</project>
XML
mvn -q -B dependency:copy-dependencies -DoutputDirectory=lib >build.log 2>&1 || { cat build.log >&2; exit 2; }
cat >Check.java <<'JAVA'
import java.util.Locale;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

public class Check {
  public static void main(String[] args) throws Exception {
    try (var book = new XSSFWorkbook()) {
      var cell = book.createSheet("Plan").createRow(0).createCell(0);
      cell.setCellValue(46450.65625); // 4 March 2027, 15:45
      for (var format : new String[] {"yyyy-mm-dd hh:mm:ss", "yyyy-mm-dd\"T\"hh:mm:ss", "d.m.yyyy \"um\" h:mm", "\"am\" d.m.yyyy"}) {
        var style = book.createCellStyle();
        style.setDataFormat(book.createDataFormat().getFormat(format));
        cell.setCellStyle(style);
        System.out.println(format + " shows " + new DataFormatter(Locale.US).formatCellValue(cell));
      }
    }
  }
}
JAVA
seen=$(java -Dlog4j2.loggerContextFactory=org.apache.logging.log4j.simple.SimpleLoggerContextFactory -cp 'lib/*' Check.java)
echo 'poi-ooxml 5.4.1, 4 March 2027, 15:45:'
echo "$seen"
expected='yyyy-mm-dd hh:mm:ss shows 2027-03-04 15:45:00
yyyy-mm-dd"T"hh:mm:ss shows 2027-03-04"T"15:45:00
d.m.yyyy "um" h:mm shows 46450.65625
"am" d.m.yyyy shows 46450.65625'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
