#!/usr/bin/env bash
# Papa Parse guesses one line end for a whole file.
#
# One would guess: a CSV parser that detects line ends takes CR, LF and CR LF alike, wherever they stand.
# What is so: it counts the line ends of the first megabyte and splits at one kind only. With another kind further down,
#   two rows become one, a cell holds both, and no error is reported.
# Version: papaparse 5.7.1, Node.js 26, November 2026.
# Why it matters here: files that were edited on several systems lost posts in the bulk import. It therefore turns all line
#   ends into LF first and tells Papa Parse so (mfes/planner/features/bulk/model/decode.ts, separators.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit papaparse@5.7.1 >/dev/null
cat >try.cjs <<'JS'
const papa = require('papaparse');
const { data, errors } = papa.parse('Text;Date\r"a";b\nc;d\r\ne;f');
console.log('papaparse', require('papaparse/package.json').version);
console.log(JSON.stringify(data), JSON.stringify(errors));
JS
output=$(node try.cjs)
echo "$output"
# Seen: [["Text","Date"],["a","b\nc","d"],["\ne","f"]] []
grep -qF '[["Text","Date"],["a","b\nc","d"],["\ne","f"]] []' <<<"$output"
