#!/usr/bin/env bash
# Guess: the two Go libraries that read dates in words read "12am" and "12pm" as midnight and noon.
# Is: both read "12am" as noon. go-naturaldate reads "12pm tomorrow" as the midnight after tomorrow; `when` gets that one right.
# Version: github.com/olebedev/when v1.1.0, github.com/tj/go-naturaldate v1.3.0 (program: go)
# Date: 2026-11-29
# Matters: "publish at 12am" is twelve hours late, and so is "tomorrow at 12pm", which moves to the next day. Other hours are right.
set -euo pipefail
folder=$(mktemp -d)
# Go's module cache is read-only.
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod
cat >go.mod <<'MOD'
module read

go 1.24

require (
	github.com/olebedev/when v1.1.0
	github.com/tj/go-naturaldate v1.3.0
)
MOD
cat >main.go <<'GO'
package main

import (
	"fmt"
	"time"

	"github.com/olebedev/when"
	"github.com/olebedev/when/rules/common"
	"github.com/olebedev/when/rules/en"
	"github.com/tj/go-naturaldate"
)

func main() {
	now := time.Date(2026, 11, 30, 10, 0, 0, 0, time.UTC)
	parser := when.New(nil)
	parser.Add(en.All...)
	parser.Add(common.All...)
	for _, words := range []string{"tomorrow 11am", "tomorrow 12am", "tomorrow 12pm", "tomorrow 1pm"} {
		found, err := parser.Parse(words, now)
		if err != nil {
			panic(err)
		}
		natural, err := naturaldate.Parse(words, now, naturaldate.WithDirection(naturaldate.Future))
		if err != nil {
			panic(err)
		}
		fmt.Printf("%s: when %s, go-naturaldate %s\n", words, found.Time.Format("Mon 15:04"), natural.Format("Mon 15:04"))
	}
}
GO
seen=$(go run . 2>build.log) || { cat build.log >&2; exit 2; }
echo 'when v1.1.0 and go-naturaldate v1.3.0, on Monday, 30 November 2026:'
echo "$seen"
expected='tomorrow 11am: when Tue 11:00, go-naturaldate Tue 11:00
tomorrow 12am: when Tue 12:00, go-naturaldate Tue 12:00
tomorrow 12pm: when Tue 12:00, go-naturaldate Wed 00:00
tomorrow 1pm: when Tue 13:00, go-naturaldate Tue 13:00'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
