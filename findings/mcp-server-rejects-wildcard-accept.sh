#!/usr/bin/env bash
# Guess: an MCP server answers a client that sends "Accept: */*", which accepts anything (RFC 9110, section 12.5.1).
# Is: the TypeScript SDK answers 406 to "*/*", "application/*" and a missing header. It searches the header for the two full types.
# Version: @modelcontextprotocol/server 2.4.0, zod 4.6.7
# Date: 2026-11-28
# Matters: many HTTP clients send "*/*". services/ai/mcp passes both types to the SDK for them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund @modelcontextprotocol/server@2.4.0 zod@4.6.7 >/dev/null || exit 2
cat >ask.mjs <<'JS'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';

const capabilities = { tools: {} };
const handler = createMcpHandler(() => new McpServer({ name: 'tea', version: '1' }, { capabilities }));
const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
const seen = {};
for (const accept of ['application/json, text/event-stream', '*/*', 'application/*', 'none']) {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (accept !== 'none') headers.set('accept', accept);
  const { status } = await handler.fetch(new Request('http://localhost/mcp', { method: 'POST', headers, body }));
  seen[accept] = status;
}
console.log(JSON.stringify(seen));
JS
expected='{"application/json, text/event-stream":200,"*/*":406,"application/*":406,"none":406}'
seen=$(node ask.mjs)
echo "@modelcontextprotocol/server 2.4.0, status by Accept header: $seen"
[ "$seen" = "$expected" ] || { echo "This has changed; it was $expected" >&2; exit 1; }
