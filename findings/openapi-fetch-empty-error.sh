#!/usr/bin/env bash
# Guess: openapi-fetch sets `error` for each reply that isn't 2xx, so `if (error)` catches every failure.
# Is: `error` is undefined for a 503 with Content-Length: 0, and "" for one without a body. Both pass `if (error)`, with no data.
# Version: openapi-fetch 0.17.0
# Date: 2026-11-28
# Matters: proxies answer without a body when a server is down, and the post seems to be saved. clients/typescript checks response.ok.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund openapi-fetch@0.17.0 >/dev/null || exit 2
cat >ask.mjs <<'JS'
import createClient from 'openapi-fetch';

const replies = {
  '503, Content-Length: 0': () => new Response(null, { status: 503, headers: { 'content-length': '0' } }),
  '502, no body': () => new Response('', { status: 502 }),
  '502, a text': () => new Response('Bad gateway', { status: 502 }),
};
for (const [name, reply] of Object.entries(replies)) {
  const client = createClient({ baseUrl: 'http://localhost', fetch: async () => reply() });
  const { data, error } = await client.POST('/posts', { body: { text: 'Tea' } });
  console.log(`${name}: data ${data}, error ${JSON.stringify(error)}, ${error ? 'failed' : 'passes if (error)'}`);
}
JS
seen=$(node ask.mjs)
echo 'openapi-fetch 0.17.0:'
echo "$seen"
expected='503, Content-Length: 0: data undefined, error undefined, passes if (error)
502, no body: data undefined, error "", passes if (error)
502, a text: data undefined, error "Bad gateway", failed'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
