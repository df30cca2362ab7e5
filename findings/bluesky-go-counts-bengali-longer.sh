#!/usr/bin/env bash
# Guess: Bluesky's TypeScript and Go implementations of its schemas count the graphemes of a text alike (UAX #29, maxGraphemes).
# Is: Go's lacks the rule for Indic conjuncts (Unicode 15.1). It counts 287 Bengali graphemes as 359, and rejects them at 300.
# Version: @atproto/lexicon 0.7.19, github.com/bluesky-social/indigo of 2026-06-05 (programs: go, node)
# Date: 2026-11-29
# Matters: a composer in Go stops Bengali at about 240 of 300 and Malayalam at 190, and its checks reject posts that servers hold.
set -euo pipefail
folder=$(mktemp -d)
# Go's module cache is read-only.
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund @atproto/lexicon@0.7.19 @atproto/lex-data@0.1.10 >/dev/null || exit 2
cat >schema.json <<'JSON'
{ "lexicon": 1, "id": "example.bells.post", "defs": { "main": { "type": "record", "key": "tid", "record": {
  "type": "object", "required": ["text"], "properties": { "text": { "type": "string", "maxGraphemes": 300 } } } } } }
JSON
cat >check.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import { graphemeLen } from '@atproto/lex-data';
import { Lexicons } from '@atproto/lexicon';

const texts = [
  'Fresh rolls every day! '.repeat(13).trim(),
  'বাংলা ক্ষীর ও শ্রীখণ্ড '.repeat(24).trim(),
  'ശ്രീ ക്ഷേത്രം '.repeat(58).trim(),
];
writeFileSync('texts.json', JSON.stringify(texts));
const lexicons = new Lexicons([JSON.parse(readFileSync('schema.json', 'utf8'))]);
for (const text of texts) {
  lexicons.assertValidRecord('example.bells.post', { $type: 'example.bells.post', text });
  console.log(`TypeScript, ${text.slice(0, 5)}…: ${graphemeLen(text)} graphemes, taken`);
}
JS
export GOPATH="$folder/go" GOFLAGS=-mod=mod
cat >go.mod <<'MOD'
module check

go 1.26

require github.com/bluesky-social/indigo v0.0.0-20260605210604-af2fec94f34c
MOD
cat >main.go <<'GO'
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/bluesky-social/indigo/atproto/lexicon"
)

func read(name string, into any) {
	bytes, err := os.ReadFile(name)
	if err == nil {
		err = json.Unmarshal(bytes, into)
	}
	if err != nil {
		panic(err)
	}
}

func main() {
	var schema lexicon.SchemaFile
	var texts []string
	read("schema.json", &schema)
	read("texts.json", &texts)
	catalog := lexicon.NewBaseCatalog()
	if err := catalog.AddSchemaFile(schema); err != nil {
		panic(err)
	}
	for _, text := range texts {
		record := map[string]any{"$type": "example.bells.post", "text": text}
		answer := "taken"
		if err := lexicon.ValidateRecord(catalog, record, "example.bells.post", 0); err != nil {
			answer = err.Error()
		}
		fmt.Printf("Go, %s…: %s\n", string([]rune(text)[:5]), answer)
	}
}
GO
node check.mjs >typescript.txt
go run . >go.txt 2>build.log || { cat build.log >&2; exit 2; }
seen=$(cat typescript.txt go.txt)
echo '@atproto/lexicon 0.7.19 and indigo af2fec94f34c, with maxGraphemes 300 as a post has it:'
echo "$seen"
expected='TypeScript, Fresh…: 298 graphemes, taken
TypeScript, বাংলা…: 287 graphemes, taken
TypeScript, ശ്രീ …: 289 graphemes, taken
Go, Fresh…: taken
Go, বাংলা…: string length (graphemes) outside specified range: 359
Go, ശ്രീ …: string length (graphemes) outside specified range: 463'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
