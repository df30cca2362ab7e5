#!/usr/bin/env bash
# Guess: libraries that read dates in words also read the unambiguous 2026-12-24 09:00, or return nothing.
# Is: `when` (Go) finds "12-24" in it and returns 12:24 today. parsedatetime, with a T before the time, reads the year as 20:26 today.
# Version: github.com/olebedev/when v1.1.0, parsedatetime 2.6 (programs: go, python3)
# Date: 2026-11-29
# Matters: a time passed on by another program is published today, at an hour that isn't in it.
set -euo pipefail
folder=$(mktemp -d)
# Go's module cache is read-only.
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check parsedatetime==2.6 || exit 2
export GOPATH="$folder/go" GOFLAGS=-mod=mod
cat >go.mod <<'MOD'
module read

go 1.24

require github.com/olebedev/when v1.1.0
MOD
cat >main.go <<'GO'
package main

import (
	"fmt"
	"time"

	"github.com/olebedev/when"
	"github.com/olebedev/when/rules/common"
	"github.com/olebedev/when/rules/en"
)

func main() {
	parser := when.New(nil)
	parser.Add(en.All...)
	parser.Add(common.All...)
	for _, words := range []string{"2026-12-24 09:00", "24/12/2026 9:00"} {
		found, err := parser.Parse(words, time.Date(2026, 11, 30, 10, 0, 0, 0, time.UTC))
		if err != nil {
			panic(err)
		}
		fmt.Printf("when, %s: %s by %q\n", words, found.Time.Format("2006-01-02 15:04"), found.Text)
	}
}
GO
cat >read.py <<'PY'
from datetime import datetime
import parsedatetime

for words in ('2026-12-24T09:00', '2026-12-24 09:00'):
    time, kind = parsedatetime.Calendar().parseDT(words, sourceTime=datetime(2026, 11, 30, 10))
    print(f'parsedatetime, {words}: {time:%Y-%m-%d %H:%M}')
PY
go run . >when.txt 2>build.log || { cat build.log >&2; exit 2; }
seen=$(cat when.txt; python/bin/python read.py)
echo 'when v1.1.0 and parsedatetime 2.6, asked on 30 November 2026 at 10:00:'
echo "$seen"
expected='when, 2026-12-24 09:00: 2026-11-30 12:24 by "12-24"
when, 24/12/2026 9:00: 2026-12-24 09:00 by "24/12/2026 9:00"
parsedatetime, 2026-12-24T09:00: 2026-11-30 20:26
parsedatetime, 2026-12-24 09:00: 2026-12-24 09:00'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
