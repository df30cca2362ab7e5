#!/usr/bin/env bash
# Guess: pg-boss accepts only one waiting job per singletonKey, above all in a queue with the policy "singleton".
# Is: it accepts both. The key means nothing in a standard queue, and "singleton" only runs the jobs one after the other.
# Version: pg-boss 12.38.0 on PostgreSQL 15 (program: initdb, as a user other than root or with `su`)
# Date: 2026-11-29
# Matters: a post scheduled twice under its ID is published twice. The policies "short", "stately" and "exclusive" prevent that.
set -euo pipefail
folder=$(mktemp -d)
chmod 755 "$folder"
as() { if [ "$(id -u)" = 0 ]; then su -s /bin/bash postgres -c "$*"; else bash -c "$*"; fi; }
programs=$(pg_config --bindir 2>/dev/null || dirname "$(find /usr/lib/postgresql -name initdb | sort | tail -n 1)")
trap 'as "$programs/pg_ctl -D $folder/data/db -m immediate stop" >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT
cd "$folder"
mkdir data
[ "$(id -u)" != 0 ] || chown postgres data
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund pg-boss@12.38.0 node@26.10.0 >/dev/null || exit 2
as "cd $folder/data && $programs/initdb -D $folder/data/db -A trust -U postgres" >/dev/null
as "cd $folder/data && $programs/pg_ctl -w -D $folder/data/db -l $folder/data/log -o '-k $folder/data -c listen_addresses= -p 45433' start" >/dev/null
cat >send.mjs <<'JS'
import { PgBoss } from 'pg-boss';

const boss = new PgBoss({ host: `${process.cwd()}/data`, port: 45433, user: 'postgres', database: 'postgres' });
boss.on('error', console.error);
await boss.start();
for (const policy of ['standard', 'singleton', 'stately', 'short', 'exclusive']) {
  await boss.createQueue(policy, { policy });
  const ids = [];
  for (const text of ['Tea', 'Coffee']) ids.push(await boss.send(policy, { text }, { singletonKey: 'post-1', startAfter: 3600 }));
  console.log(`${policy}: ${ids.filter(Boolean).length}`);
}
await boss.stop({ graceful: false });
JS
seen=$(timeout 60 ./node_modules/.bin/node send.mjs)
echo 'pg-boss 12.38.0, jobs that wait after two with one singletonKey, by policy of the queue:'
echo "$seen"
expected='standard: 2
singleton: 2
stately: 1
short: 1
exclusive: 1'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
