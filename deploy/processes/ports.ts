import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: one of ours stays free while its process is away. */
const [FIRST, END] = [10_000, 31_000];
/** Where the launcher of the pieces puts each one's port for health; see deploy/distributed/ports.ts. */
const OPS_OFFSET = 1000;
const TRIES = 100;
/** Ports given out earlier, which nothing may be listening on yet. */
const assignedPorts = new Set<number>();

/** A port of loopback that nobody listens on. Chosen by chance, so that series side by side do not meet. */
export const freePort = (): Promise<number> => find(1, [0]);

/** The first of so many ports in a row that are free, and as many for health. */
export const freePorts = (count: number): Promise<number> => find(count, [0, OPS_OFFSET]);

async function find(count: number, offsets: readonly number[]): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const first = FIRST + Math.floor(Math.random() * (END - FIRST - OPS_OFFSET - count));
    const all = Array.from({ length: count }, (_, n) => offsets.map((offset) => first + offset + n)).flat();
    if (all.some((port) => assignedPorts.has(port))) continue;
    if (!(await Promise.all(all.map(isFree))).every(Boolean)) continue;
    for (const port of all) assignedPorts.add(port);
    return first;
  }
  throw new Error('there are no free ports');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const listens = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]).catch(() => false);
  if (listens) await once(server.close(), 'close');
  return listens;
}
