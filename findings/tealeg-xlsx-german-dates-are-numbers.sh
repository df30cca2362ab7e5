#!/usr/bin/env bash
# Guess: tealeg/xlsx formats dates as Excel does: 04.03.2027 15:45 for "dd.mm.yyyy hh:mm", 33:30 for "[h]:mm".
# Is: with dots it shows 46450.65625 and calls the format invalid. 33 and a half hours are 09:30. It shows a format's \ and quotes as text.
# Version: github.com/tealeg/xlsx/v3 v3.3.13, github.com/xuri/excelize/v2 v2.11.1, which shows all of them (program: go)
# Date: 2026-11-29
# Matters: each tool turns the same schedule into a different CSV file. The bulk import reads the numbers, and rejects the quotes.
set -euo pipefail
folder=$(mktemp -d)
# Go's module cache is read-only.
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod
cat >go.mod <<'MOD'
module check

go 1.26

require (
	github.com/tealeg/xlsx/v3 v3.3.13
	github.com/xuri/excelize/v2 v2.11.1
)
MOD
cat >main.go <<'GO'
package main

import (
	"fmt"

	"github.com/tealeg/xlsx/v3"
	"github.com/xuri/excelize/v2"
)

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	const at = 46450.65625 // 4 March 2027, 15:45
	cells := []struct {
		format string
		value  float64
	}{
		{"yyyy-mm-dd hh:mm", at},
		{"dd.mm.yyyy hh:mm", at},
		{"[h]:mm", 33.5 / 24},
		{`yyyy-mm-dd\ hh:mm`, at},
		{`yyyy-mm-dd"T"hh:mm`, at},
	}
	book := excelize.NewFile()
	for i, cell := range cells {
		name := fmt.Sprintf("A%d", i+1)
		style, err := book.NewStyle(&excelize.Style{CustomNumFmt: &cell.format})
		check(err)
		check(book.SetCellFloat("Sheet1", name, cell.value, -1, 64))
		check(book.SetCellStyle("Sheet1", name, name, style))
	}
	check(book.SaveAs("plan.xlsx"))
	other, err := xlsx.OpenFile("plan.xlsx")
	check(err)
	for i, cell := range cells {
		shown, err := book.GetCellValue("Sheet1", fmt.Sprintf("A%d", i+1))
		check(err)
		cellThere, err := other.Sheets[0].Cell(i, 0)
		check(err)
		shownThere, err := cellThere.FormattedValue()
		if err != nil {
			shownThere += " and the error " + err.Error()
		}
		fmt.Printf("%s: excelize %s, tealeg/xlsx %s\n", cell.format, shown, shownThere)
	}
}
GO
go build -o check . >build.log 2>&1 || { cat build.log >&2; exit 2; }
seen=$(./check)
echo "$seen"
expected='yyyy-mm-dd hh:mm: excelize 2027-03-04 15:45, tealeg/xlsx 2027-03-04 15:45
dd.mm.yyyy hh:mm: excelize 04.03.2027 15:45, tealeg/xlsx 46450.65625 and the error invalid formatting code: unsupported or unescaped characters
[h]:mm: excelize 33:30, tealeg/xlsx 09:30
yyyy-mm-dd\ hh:mm: excelize 2027-03-04 15:45, tealeg/xlsx 2027-03-04\ 15:45
yyyy-mm-dd"T"hh:mm: excelize 2027-03-04T15:45, tealeg/xlsx 2027-03-04"T"15:45'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
