#!/usr/bin/env bash
# Guess: go-ical reads EXDATE:…,… with two days on one line, as RFC 5545 allows (3.8.5.1).
# Is: RecurrenceSet returns an error for the whole series, and no times. Two lines with one day each work.
# Version: github.com/emersion/go-ical of 2025-03-29, github.com/teambition/rrule-go v1.8.2 (program: go)
# Date: 2026-11-29
# Matters: the feed has one event per post and no exceptions, so no reader has to parse them.
set -euo pipefail
folder=$(mktemp -d)
# Go's module cache is read-only.
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod
cat >go.mod <<'MOD'
module check

go 1.26

require github.com/emersion/go-ical v0.0.0-20250329121855-f41e73efc392
MOD
cat >main.go <<'GO'
package main

import (
	"fmt"
	"strings"
	"time"

	"github.com/emersion/go-ical"
)

func main() {
	for _, exceptions := range []string{"EXDATE:20260602T070000Z\nEXDATE:20260603T070000Z", "EXDATE:20260602T070000Z,20260603T070000Z"} {
		text := "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Check//EN\nBEGIN:VEVENT\nUID:1\nDTSTAMP:20260101T000000Z\n" +
			"DTSTART:20260601T070000Z\nRRULE:FREQ=DAILY;COUNT=4\n" + exceptions + "\nEND:VEVENT\nEND:VCALENDAR\n"
		calendar, err := ical.NewDecoder(strings.NewReader(strings.ReplaceAll(text, "\n", "\r\n"))).Decode()
		if err != nil {
			panic(err)
		}
		event := calendar.Events()[0]
		set, err := event.RecurrenceSet(time.UTC)
		fmt.Println(strings.ReplaceAll(exceptions, "\n", " and "))
		if err != nil {
			fmt.Println(" ", err)
			continue
		}
		for _, at := range set.All() {
			fmt.Println(" ", at.Format(time.RFC3339))
		}
	}
}
GO
go build -o check . >build.log 2>&1 || { cat build.log >&2; exit 2; }
seen=$(./check)
echo "go-ical f41e73efc392, each day from 1 to 4 June:"
echo "$seen"
expected='EXDATE:20260602T070000Z and EXDATE:20260603T070000Z
  2026-06-01T07:00:00Z
  2026-06-04T07:00:00Z
EXDATE:20260602T070000Z,20260603T070000Z
  ical: error parsing exdate: parsing time "20260602T070000Z,20260603T070000Z": extra text: "Z,20260603T070000Z"'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
