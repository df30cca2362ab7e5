import { once } from 'node:events';
import type { Server } from 'node:http';

/** How long a small HTTP request takes in this thread while something else runs: p50, p99 and the longest. */
export async function healthDelays(server: Server, work: Promise<unknown>): Promise<string> {
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  let running = true;
  const finished = work.finally(() => {
    running = false;
  });
  const delays: number[] = [];
  while (running) {
    const startedAt = performance.now();
    await (await fetch(`http://127.0.0.1:${address.port}/`)).text();
    delays.push(performance.now() - startedAt);
  }
  await finished;
  delays.sort((a, b) => a - b);
  const at = (share: number): string =>
    (delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0).toFixed(1);
  return `${at(0.5)}, ${at(0.99)}, ${at(1)} (${delays.length} requests)`;
}
