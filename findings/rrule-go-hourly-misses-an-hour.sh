#!/usr/bin/env bash
# Guess: "each hour, five times" is five times one hour apart, in every zone and on every day.
# Is: when clocks go back in Berlin, rrule-go leaves out the first of the two hours from 2 to 3, which leaves a gap of two hours.
# Version: github.com/teambition/rrule-go v1.8.2 (program: go)
# Date: 2026-11-29
# Matters: it counts on the clock and uses the second of two equal times. Carillon repeats by days, and uses the first.
set -euo pipefail
folder=$(mktemp -d)
# Go's module cache is read-only.
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod
cat >go.mod <<'MOD'
module check

go 1.26

require github.com/teambition/rrule-go v1.8.2
MOD
cat >main.go <<'GO'
package main

import (
	"fmt"
	"time"

	"github.com/teambition/rrule-go"
)

func main() {
	zone, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		panic(err)
	}
	rule, err := rrule.NewRRule(rrule.ROption{Freq: rrule.HOURLY, Count: 5, Dtstart: time.Date(2026, 10, 25, 0, 30, 0, 0, zone)})
	if err != nil {
		panic(err)
	}
	for _, at := range rule.All() {
		fmt.Println(at.Format(time.RFC3339), at.UTC().Format("15:04"), "UTC")
	}
}
GO
go build -o check . >build.log 2>&1 || { cat build.log >&2; exit 2; }
seen=$(./check)
echo "rrule-go 1.8.2, 25 October 2026 in Berlin:"
echo "$seen"
expected='2026-10-25T00:30:00+02:00 22:30 UTC
2026-10-25T01:30:00+02:00 23:30 UTC
2026-10-25T02:30:00+01:00 01:30 UTC
2026-10-25T03:30:00+01:00 02:30 UTC
2026-10-25T04:30:00+01:00 03:30 UTC'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
