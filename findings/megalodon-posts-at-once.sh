#!/usr/bin/env bash
# Guess: megalodon's postStatus sends scheduled_at unchanged, and a server that can't schedule for that time rejects it.
# Is: it drops scheduled_at without a warning if it is less than five minutes ahead, and always for Firefish. The post is published at once.
# Version: megalodon 10.3.0
# Date: 2026-11-28
# Matters: GoToSocial would reject such a time (422). A scheduler on this library publishes early instead, and can't undo it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts megalodon@10.3.0 >/dev/null || exit 2
cat >post.mjs <<'JS'
import { createServer } from 'node:http';
import megalodon from 'megalodon';

const connect = megalodon.default ?? megalodon;
let sent;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  sent = JSON.parse(body);
  response.writeHead(422, { 'content-type': 'application/json' }).end('{"error":"stop here"}');
});
await new Promise((listens) => server.listen(0, '127.0.0.1', listens));
const address = `http://127.0.0.1:${server.address().port}`;
for (const [kind, minutes] of [['mastodon', 4], ['mastodon', 6], ['gotosocial', 4], ['pleroma', 4], ['firefish', 60]]) {
  const scheduled_at = new Date(Date.now() + minutes * 60_000).toISOString();
  await connect(kind, address, 'token').postStatus('Tea', { scheduled_at }).catch(() => null);
  console.log(`${kind}, ${minutes} minutes ahead: ${Object.keys(sent).filter((key) => key !== 'i').join(', ')}`);
}
server.close();
JS
seen=$(node post.mjs)
echo 'megalodon 10.3.0 sends for a post with scheduled_at:'
echo "$seen"
expected='mastodon, 4 minutes ahead: status
mastodon, 6 minutes ahead: status, scheduled_at
gotosocial, 4 minutes ahead: status
pleroma, 4 minutes ahead: status, scheduled_at
firefish, 60 minutes ahead: text'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
