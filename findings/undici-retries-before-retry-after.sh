#!/usr/bin/env bash
# Guess: undici's RetryAgent waits as long as Retry-After says, or returns the 429 if that is too long.
# Is: it waits at most 30 seconds (maxTimeout) and sends the request again, five times. got returns the answer if its limit is exceeded.
# Version: undici 7.30.2, got 14.6.6, on Node 26.10.0
# Date: 2026-11-29
# Matters: Bluesky says Retry-After: 288 after too many logins. Five more calls in 150 seconds all fail, and the caller gets an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund undici@7.30.2 got@14.6.6 node@26.10.0 >/dev/null || exit 2
cat >ask.mjs <<'JS'
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import got from 'got';
import { Agent, RetryAgent, request } from 'undici';

let times;
const server = createServer((_, response) => {
  times.push(performance.now());
  response.writeHead(429, { 'retry-after': '288' }).end();
});
await new Promise((listens) => server.listen(0, '127.0.0.1', listens));
const url = `http://127.0.0.1:${server.address().port}/`;
const ways = {
  undici: () => request(url, { dispatcher: new RetryAgent(new Agent(), { maxRetries: 1 }) }),
  'got, maxRetryAfter 30 s': () => got(url, { retry: { limit: 1, maxRetryAfter: 30_000 } }),
};
for (const [name, ask] of Object.entries(ways)) {
  times = [];
  const status = await Promise.race([ask().then(({ statusCode }) => statusCode, (error) => error.statusCode ?? error.response?.statusCode), wait(40_000, 'waits')]);
  const again = times.slice(1).map((time) => `${Math.round((time - times[0]) / 1000)} s later`);
  console.log(`${name}: ${status}, asked again ${again.join() || 'never'}`);
}
process.exit();
JS
seen=$(timeout 90 ./node_modules/.bin/node ask.mjs)
echo 'After a 429 with Retry-After: 288:'
echo "$seen"
expected='undici: 429, asked again 30 s later
got, maxRetryAfter 30 s: 429, asked again never'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
