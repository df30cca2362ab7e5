#!/usr/bin/env bash
# Guess: a CSV parser that detects line ends accepts CR, LF and CR LF alike, wherever they are.
# Is: Papa Parse counts the line ends of the first megabyte and splits at only one kind. Other rows run together, without an error.
# Version: papaparse 5.7.1, Node.js 26.10.0
# Date: 2026-11-28
# Matters: the bulk import lost posts of files edited on several systems. It now turns all line ends into LF first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --loglevel=error --no-fund --no-audit papaparse@5.7.1 >/dev/null || exit 2
cat >try.cjs <<'JS'
const papa = require('papaparse');
const { data, errors } = papa.parse('Text;Date\r"a";b\nc;d\r\ne;f');
console.log('papaparse', require('papaparse/package.json').version);
console.log(JSON.stringify(data), JSON.stringify(errors));
JS
output=$(node try.cjs)
echo "$output"
# Seen: [["Text","Date"],["a","b\nc","d"],["\ne","f"]] []
grep -qF '[["Text","Date"],["a","b\nc","d"],["\ne","f"]] []' <<<"$output" || { echo 'This has changed.' >&2; exit 1; }
