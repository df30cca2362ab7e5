#!/usr/bin/env bash
# Guess: LangChain's PydanticOutputParser raises an OutputParserException for an answer that ends in the middle of its JSON.
# Is: it closes open brackets, drops what it can't close, and returns the rest as the answer, because it uses JsonOutputParser.
# Version: langchain-core 1.8.3, pydantic 2.14.4
# Date: 2026-11-29
# Matters: a post cut off by the token limit is published without its end. Carillon's assistant checks why the model stopped.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check langchain-core==1.8.3 pydantic==2.14.4 || exit 2
cat >read.py <<'PY'
import json
from langchain_core.output_parsers import PydanticOutputParser
from pydantic import BaseModel

class Post(BaseModel):
    text: str
    tags: list[str] = []

def read(parse, answer):
    try:
        return parse(answer)
    except Exception as error:
        return type(error).__name__

whole = '{"text": "Tea from 9 to 5, not on Sunday", "tags": ["#tea"]}'
for answer in [whole, whole[:23], whole[:48]]:
    print(answer)
    for name, parse in {'json': json.loads, 'parser': PydanticOutputParser(pydantic_object=Post).parse}.items():
        print(f'  {name}: {read(parse, answer)!r}')
PY
seen=$(python/bin/python read.py)
echo 'langchain-core 1.8.3:'
echo "$seen"
expected=$(cat <<'SEEN'
{"text": "Tea from 9 to 5, not on Sunday", "tags": ["#tea"]}
  json: {'text': 'Tea from 9 to 5, not on Sunday', 'tags': ['#tea']}
  parser: Post(text='Tea from 9 to 5, not on Sunday', tags=['#tea'])
{"text": "Tea from 9 to
  json: 'JSONDecodeError'
  parser: Post(text='Tea from 9 to', tags=[])
{"text": "Tea from 9 to 5, not on Sunday", "tags
  json: 'JSONDecodeError'
  parser: Post(text='Tea from 9 to 5, not on Sunday', tags=[])
SEEN
)
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
