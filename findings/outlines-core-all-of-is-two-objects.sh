#!/usr/bin/env bash
# Guess: outlines-core constrains a model to the schema, and rejects a schema with a keyword it doesn't support.
# Is: allOf of two objects becomes two objects in a row, which isn't JSON. It ignores minimum, maximum, multipleOf and uniqueItems.
# Version: outlines_core 0.2.14 (PyPI); llguidance 1.9.1 joins the objects, holds the limits and refuses uniqueItems
# Date: 2026-11-29
# Matters: if a schema combines two, no answer of the model can be parsed, and "1 to 5 stars" may be 9.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check outlines_core==0.2.14 llguidance==1.9.1 || exit 2
cat >hold.py <<'PY'
import json
import re
from llguidance import LLMatcher, LLTokenizer
from outlines_core.json_schema import build_regex_from_schema

bytes_as_tokens = LLTokenizer('byte')

def outlines(schema, answer):
    return bool(re.fullmatch(build_regex_from_schema(json.dumps(schema)), answer))

def llguidance(schema, answer):
    matcher = LLMatcher(bytes_as_tokens, LLMatcher.grammar_from_json_schema(schema))
    if matcher.is_error():
        return 'refuses the schema'
    return matcher.try_consume_tokens(list(answer.encode())) == len(answer) and matcher.is_accepting()

text = {'type': 'object', 'properties': {'text': {'type': 'string'}}, 'required': ['text']}
stars = {'type': 'object', 'properties': {'stars': {'type': 'integer', 'minimum': 1, 'maximum': 5}}, 'required': ['stars']}
for schema, answer in [
    ({'allOf': [text, stars]}, '{"text":"Tea","stars":4}'),
    ({'allOf': [text, stars]}, '{"text":"Tea"}{"stars":4}'),
    (stars, '{"stars":9}'),
    ({'type': 'array', 'items': {'type': 'string'}, 'maxItems': 2, 'uniqueItems': True}, '["#tea","#tea"]'),
]:
    print(f'{answer}: outlines-core {outlines(schema, answer)}, llguidance {llguidance(schema, answer)}')
PY
seen=$(python/bin/python hold.py)
echo 'outlines_core 0.2.14 and llguidance 1.9.1 allow:'
echo "$seen"
expected='{"text":"Tea","stars":4}: outlines-core False, llguidance True
{"text":"Tea"}{"stars":4}: outlines-core True, llguidance False
{"stars":9}: outlines-core True, llguidance False
["#tea","#tea"]: outlines-core True, llguidance refuses the schema'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
