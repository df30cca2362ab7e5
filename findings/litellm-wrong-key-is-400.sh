#!/usr/bin/env bash
# Guess: LiteLLM's proxy answers 401 to a key that is not its master key.
# Is: without a database it answers 400 "No connected db."
# Version: litellm 1.108.7 with its extra "proxy" (program: python3)
# Date: 2026-11-29
# Matters: a mistyped key looks like a rejected request. services/ai/engines/model/endpoint-failure.ts recognizes the message.
set -euo pipefail
folder=$(mktemp -d)
proxy=''
trap '[ -z "$proxy" ] || kill "$proxy"; rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check 'litellm[proxy]==1.108.7' || exit 2
key=sk-0123456789abcdef0123456789abcdef0123
cat >config.yaml <<YAML
model_list:
  - model_name: tea
    litellm_params: {model: openai/tea, api_key: k, mock_response: "Hello"}
general_settings: {master_key: "$key"}
YAML
port=41873
LITELLM_LOCAL_MODEL_COST_MAP=True bin/litellm --config config.yaml --host 127.0.0.1 --port "$port" --telemetry False >proxy.log 2>&1 &
proxy=$!
for _ in $(seq 120); do
  grep -q 'startup complete' proxy.log && break
  sleep 1
done
ask() {
  curl --silent --max-time 20 --write-out ' %{http_code}' "http://127.0.0.1:$port/v1/chat/completions" \
    -H 'content-type: application/json' "$@" -d '{"model":"tea","messages":[{"role":"user","content":"hello"}]}' |
    sed -E 's/.*"content":"([^"]*)".* ([0-9]+)$/\2 \1/; s/.*"message":"([^".]*)[^"]*".* ([0-9]+)$/\2 \1/'
}
seen="its key: $(ask -H "authorization: Bearer $key")
another: $(ask -H 'authorization: Bearer sk-another')"
echo 'litellm 1.108.7:'
echo "$seen"
expected='its key: 200 Hello
another: 400 No connected db'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
