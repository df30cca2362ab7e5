#!/usr/bin/env bash
# Guess: a BullMQ scheduler with a pattern for 9:00 each day and a startDate of 1 January, 9:00, runs first on 1 January.
# Is: it runs first on 2 January. With a pattern, startDate is exclusive. With `every` it is inclusive, and endDate is inclusive for both.
# Version: bullmq 6.7.0 with ioredis 6.0.0, on Redis 7.0 (program: redis-server)
# Date: 2026-11-28
# Matters: the first post of a series, at the time the user chose, is never published.
set -euo pipefail
folder=$(mktemp -d)
redis=''
trap '[ -z "$redis" ] || kill "$redis"; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund bullmq@6.7.0 ioredis@6.0.0 node@26.10.0 >/dev/null || exit 2
redis-server --port 0 --unixsocket "$folder/redis.sock" --save '' >/dev/null &
redis=$!
cat >schedule.mjs <<'JS'
import { Queue } from 'bullmq';

const posts = new Queue('posts', { connection: { path: 'redis.sock' } });
const daily = { pattern: '0 9 * * *', tz: 'UTC' };
for (const [name, repeat] of Object.entries({
  'pattern, from 09:00:00': { ...daily, startDate: '2027-01-01T09:00:00Z' },
  'pattern, from 08:59:59': { ...daily, startDate: '2027-01-01T08:59:59Z' },
  'every, from 09:00:00': { every: 86_400_000, startDate: '2027-01-01T09:00:00Z' },
})) {
  await posts.upsertJobScheduler(name, repeat);
  const { next } = await posts.getJobScheduler(name);
  console.log(`${name}: first on ${new Date(next).toISOString()}`);
}
await posts.close();
JS
seen=$(./node_modules/.bin/node schedule.mjs)
echo 'bullmq 6.7.0:'
echo "$seen"
expected='pattern, from 09:00:00: first on 2027-01-02T09:00:00.000Z
pattern, from 08:59:59: first on 2027-01-01T09:00:00.000Z
every, from 09:00:00: first on 2027-01-01T09:00:00.000Z'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
