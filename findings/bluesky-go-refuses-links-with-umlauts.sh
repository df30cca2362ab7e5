#!/usr/bin/env bash
# Guess: a link that @atproto/api makes from https://bells.example/Frühstück in a text passes Bluesky's checks in Go too.
# Is: it leaves the letters as they are, which its own lexicon check accepts. Go's format "uri" is ASCII only, with https:// in lower case.
# Version: @atproto/api 0.21.0, @atproto/lexicon 0.7.19, github.com/bluesky-social/indigo of 2026-06-05 (programs: go, node)
# Date: 2026-11-29
# Matters: Carillon wrote such links too, and its posts didn't pass Go's checks. Now it writes them as URIs (RFC 3986).
set -euo pipefail
folder=$(mktemp -d)
# Go's module cache is read-only.
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund @atproto/api@0.21.0 @atproto/lexicon@0.7.19 >/dev/null || exit 2
cat >check.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { RichText } from '@atproto/api';
import { Lexicons } from '@atproto/lexicon';

const schema = {
  lexicon: 1,
  id: 'example.bells.link',
  defs: {
    main: {
      type: 'record',
      key: 'tid',
      record: { type: 'object', required: ['uri'], properties: { uri: { type: 'string', format: 'uri' } } },
    },
  },
};
const lexicons = new Lexicons([schema]);
const uris = [];
for (const text of ['https://bells.example/Fr%C3%BChst%C3%BCck', 'https://bells.example/Frühstück', 'https://bäckerei.example']) {
  const rich = new RichText({ text });
  rich.detectFacetsWithoutResolution();
  const { uri } = rich.facets[0].features[0];
  lexicons.assertValidRecord('example.bells.link', { $type: 'example.bells.link', uri });
  console.log(`TypeScript: ${uri} is taken`);
  uris.push(uri);
}
writeFileSync('uris.json', JSON.stringify(uris));
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

	"github.com/bluesky-social/indigo/atproto/syntax"
)

func main() {
	bytes, err := os.ReadFile("uris.json")
	if err != nil {
		panic(err)
	}
	var uris []string
	if err := json.Unmarshal(bytes, &uris); err != nil {
		panic(err)
	}
	for _, uri := range uris {
		answer := "is taken"
		if _, err := syntax.ParseURI(uri); err != nil {
			answer = "is refused: " + err.Error()
		}
		fmt.Println("Go:", uri, answer)
	}
}
GO
node check.mjs >typescript.txt
go run . >go.txt 2>build.log || { cat build.log >&2; exit 2; }
seen=$(cat typescript.txt go.txt)
echo '@atproto/api 0.21.0 and indigo af2fec94f34c:'
echo "$seen"
expected='TypeScript: https://bells.example/Fr%C3%BChst%C3%BCck is taken
TypeScript: https://bells.example/Frühstück is taken
TypeScript: https://bäckerei.example is taken
Go: https://bells.example/Fr%C3%BChst%C3%BCck is taken
Go: https://bells.example/Frühstück is refused: URI syntax didn'"'"'t validate via regex
Go: https://bäckerei.example is refused: URI syntax didn'"'"'t validate via regex'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
