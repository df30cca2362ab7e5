#!/usr/bin/env bash
# Guess: BullMQ's add with the jobId of a waiting job changes that job, or reports that the ID is taken. It returns what Redis has.
# Is: it leaves the old job and returns a Job with the new data and delay, which Redis doesn't have. Only reading the job again shows that.
# Version: bullmq 6.7.0 with ioredis 6.0.0, on Redis 7.0 (program: redis-server)
# Date: 2026-11-28
# Matters: a post moved this way is shown at the new time, but is published at the old time with the old text.
set -euo pipefail
folder=$(mktemp -d)
redis=''
trap '[ -z "$redis" ] || kill "$redis"; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund bullmq@6.7.0 ioredis@6.0.0 node@26.10.0 >/dev/null || exit 2
redis-server --port 0 --unixsocket "$folder/redis.sock" --save '' >/dev/null &
redis=$!
cat >move.mjs <<'JS'
import { Queue } from 'bullmq';

const posts = new Queue('posts', { connection: { path: 'redis.sock' } });
const show = (name, { data, delay }) => console.log(`${name}: ${data.text}, in ${delay / 60_000} minutes`);
await posts.add('publish', { text: 'Tea' }, { jobId: 'post-1', delay: 60 * 60_000 });
show('returned', await posts.add('publish', { text: 'Coffee' }, { jobId: 'post-1', delay: 120 * 60_000 }));
show('in the queue', await posts.getJob('post-1'));
await posts.close();
JS
seen=$(./node_modules/.bin/node move.mjs)
echo 'bullmq 6.7.0, after a second add with one jobId:'
echo "$seen"
expected='returned: Coffee, in 120 minutes
in the queue: Tea, in 60 minutes'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
