#!/usr/bin/env bash
# Guess: a client generated from format: date-time sends RFC 3339 everywhere: 2026-12-01T09:00:00+01:00.
# Is: the Python client does so in a body. In a query it sends +0100 without the colon, which RFC 3339 doesn't allow.
# Version: openapi-generator 7.25.0 (program: java; Maven fetches it)
# Date: 2026-11-28
# Matters: a server that validates against its document rejects the list of planned posts. contracts/domain/date-time.ts accepts both.
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
    post:
      operationId: plan
      parameters: [{ name: until, in: query, schema: { type: string, format: date-time } }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Draft' } } } }
      responses: { '204': { description: Planned } }
components:
  schemas:
    Draft: { type: object, properties: { at: { type: string, format: date-time } } }
YAML
java -jar openapi-generator-cli-7.25.0.jar generate --input-spec api.yaml --generator-name python --output client >/dev/null 2>&1
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check pydantic==2.14.4 urllib3==2.7.0 python-dateutil==2.9.0.post0 typing-extensions==4.16.0 || exit 2
cat >ask.py <<'PY'
from datetime import datetime, timedelta, timezone
from urllib.parse import parse_qs, urlsplit
from openapi_client import ApiClient, DefaultApi
from openapi_client.models.draft import Draft

nine = datetime(2026, 12, 1, 9, tzinfo=timezone(timedelta(hours=1)))
class Shown(Exception): pass
class Client(ApiClient):
    def call_api(self, method, url, header_params=None, body=None, *rest, **more):
        print('in the query:', parse_qs(urlsplit(url).query)['until'][0])
        print('in the body:', body['at'])
        raise Shown
try:
    DefaultApi(Client()).plan(until=nine, draft=Draft(at=nine))
except Shown:
    pass
PY
seen=$(PYTHONPATH=client python/bin/python ask.py)
echo 'openapi-generator 7.25.0, python:'
echo "$seen"
expected='in the query: 2026-12-01T09:00:00.000000+0100
in the body: 2026-12-01T09:00:00+01:00'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
