#!/usr/bin/env bash
# Guess: a client generated from {"type": "boolean", "const": true} accepts the reply {"success": true}.
# Is: the Python client rejects it with: must be one of enum values ('true'). It compares true with the text "true". TypeScript's accepts it.
# Version: openapi-generator 7.25.0 (program: java; Maven fetches it)
# Date: 2026-11-28
# Matters: `z.literal(true)` is written this way. Every reply with it fails in Python, and the document doesn't show why.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mvn --quiet dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory=. >&2 || exit 2
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: { title: Tea, version: '1' }
paths:
  /posts:
    get:
      operationId: listPosts
      responses: { '200': { description: Posts, content: { application/json: { schema: { $ref: '#/components/schemas/Reply' } } } } }
components:
  schemas:
    Reply: { type: object, required: [success], properties: { success: { type: boolean, const: true } } }
YAML
java -jar openapi-generator-cli-7.25.0.jar generate --input-spec api.yaml --generator-name python --output client >/dev/null 2>&1
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check pydantic==2.14.4 urllib3==2.7.0 python-dateutil==2.9.0.post0 typing-extensions==4.16.0 || exit 2
cat >read.py <<'PY'
from openapi_client.models.reply import Reply
try:
    print('taken:', Reply.from_json('{"success": true}').success)
except ValueError as error:
    print('refused:', error.errors()[0]['msg'])
PY
seen=$(PYTHONPATH=client python/bin/python read.py)
echo 'openapi-generator 7.25.0, python, {"success": true}:'
echo "$seen"
expected="refused: Value error, must be one of enum values ('true')"
[ "$seen" = "$expected" ] || { echo "This has changed; it was “$expected”" >&2; exit 1; }
