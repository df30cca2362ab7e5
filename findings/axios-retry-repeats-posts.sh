#!/usr/bin/env bash
# Guess: axios-retry leaves a POST alone by default, like got and ky: its README speaks of idempotent requests.
# Is: that is for answers of 5xx. A POST whose connection closes before the answer is sent again, three times by default.
# Version: axios-retry 4.5.0 with axios 1.21.1; got 14.6.6 and ky 1.14.3 send it once
# Date: 2026-11-29
# Matters: a server that has published the post and restarts before it answers publishes it up to four times.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund axios-retry@4.5.0 axios@1.21.1 got@14.6.6 ky@1.14.3 node@26.10.0
cat >post.mjs <<'JS'
import { createServer } from 'node:http';
import axios from 'axios';
import axiosRetry from 'axios-retry';
import got from 'got';
import ky from 'ky';

let published;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    published += 1;
    if (request.url === '/503') response.writeHead(503).end();
    else request.socket.destroy();
  });
});
await new Promise((listens) => server.listen(0, '127.0.0.1', listens));
const client = axios.create();
axiosRetry(client);
const libraries = {
  'axios-retry': (url) => client.post(url, { text: 'Tea' }),
  got: (url) => got.post(url, { json: { text: 'Tea' } }),
  ky: (url) => ky.post(url, { json: { text: 'Tea' } }),
};
for (const answer of ['503', 'closed']) {
  for (const [name, post] of Object.entries(libraries)) {
    published = 0;
    await post(`http://127.0.0.1:${server.address().port}/${answer}`).catch(() => null);
    console.log(`${answer}, ${name}: ${published}`);
  }
}
server.close();
JS
seen=$(timeout 60 ./node_modules/.bin/node post.mjs)
echo 'A POST is sent this often:'
echo "$seen"
expected='503, axios-retry: 1
503, got: 1
503, ky: 1
closed, axios-retry: 4
closed, got: 1
closed, ky: 1'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
