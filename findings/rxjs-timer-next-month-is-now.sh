#!/usr/bin/env bash
# Guess: RxJS's timer takes a Date so that it can wait for it, however far off it is.
# Is: it hands the milliseconds to setInterval, which holds 24.8 days: a Date in 25 days is now. Effect's sleep waits in two parts.
# Version: rxjs 7.8.2, effect 4.1.0, on Node 26.10.0
# Date: 2026-11-29
# Matters: a post planned for next month goes out at once. Carillon's worker asks the store for what is due instead.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rxjs@7.8.2 effect@4.1.0 node@26.10.0
cat >wait.mjs <<'JS'
import { Effect, Fiber } from 'effect';
import { timer } from 'rxjs';

const waited = async (days) => {
  let fired = { rxjs: 'waits', effect: 'waits' };
  const subscription = timer(new Date(Date.now() + days * 86_400_000)).subscribe(() => (fired.rxjs = 'now'));
  const fiber = Effect.runFork(Effect.sleep(`${days} days`).pipe(Effect.tap(() => Effect.sync(() => (fired.effect = 'now')))));
  await new Promise((resolve) => setTimeout(resolve, 500));
  subscription.unsubscribe();
  await Effect.runPromise(Fiber.interrupt(fiber));
  console.log(`in ${days} days: rxjs ${fired.rxjs}, effect ${fired.effect}`);
};
await waited(24);
await waited(25);
JS
seen=$(timeout 60 ./node_modules/.bin/node --no-warnings wait.mjs)
echo 'rxjs 7.8.2 and effect 4.1.0:'
echo "$seen"
expected='in 24 days: rxjs waits, effect waits
in 25 days: rxjs now, effect waits'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
