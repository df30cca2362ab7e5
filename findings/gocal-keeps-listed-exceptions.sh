#!/usr/bin/env bash
# Guess: gocal leaves out both days of an EXDATE that lists two (RFC 5545, 3.8.5.1: values in a list, separated by commas).
# Is: it leaves out neither, without an error. Two lines with one day each work.
# Version: github.com/apognu/gocal v0.9.1 (program: go)
# Date: 2026-11-29
# Matters: canceled dates of a series stay in a calendar that uses it. Carillon's feed has one event per post and no EXDATE.
set -euo pipefail
folder=$(mktemp -d)
# Go's module cache is read-only.
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod
cat >go.mod <<'MOD'
module read

go 1.24

require github.com/apognu/gocal v0.9.1
MOD
cat >main.go <<'GO'
package main

import (
	"fmt"
	"strings"
	"time"

	"github.com/apognu/gocal"
)

const calendar = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Bells//EN
BEGIN:VEVENT
UID:one@bells.example
DTSTAMP:20260101T000000Z
DTSTART:20261201T090000Z
DTEND:20261201T091500Z
RRULE:FREQ=DAILY;COUNT=4
%s
SUMMARY:Bread
END:VEVENT
END:VCALENDAR
`

func main() {
	from, to := time.Date(2026, 12, 1, 0, 0, 0, 0, time.UTC), time.Date(2026, 12, 31, 0, 0, 0, 0, time.UTC)
	for _, exceptions := range []string{
		"EXDATE:20261202T090000Z\nEXDATE:20261204T090000Z",
		"EXDATE:20261202T090000Z,20261204T090000Z",
	} {
		text := strings.ReplaceAll(fmt.Sprintf(calendar, exceptions), "\n", "\r\n")
		parser := gocal.NewParser(strings.NewReader(text))
		parser.Start, parser.End = &from, &to
		if err := parser.Parse(); err != nil {
			panic(err)
		}
		days := ""
		for _, event := range parser.Events {
			days += event.Start.Format(" 2")
		}
		fmt.Printf("%s: December%s\n", strings.ReplaceAll(exceptions, "\n", " "), days)
	}
}
GO
seen=$(go run . 2>build.log) || { cat build.log >&2; exit 2; }
echo 'gocal v0.9.1, every day from 1 to 4 December:'
echo "$seen"
expected='EXDATE:20261202T090000Z EXDATE:20261204T090000Z: December 1 3
EXDATE:20261202T090000Z,20261204T090000Z: December 1 2 3 4'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
