import { once } from 'node:events';
import { createServer } from 'node:net';

export interface Ports {
  readonly api: number;
  readonly ops: number;
}

/** Hands out a pair of ports a piece, in the order of asking. */
export interface PortPlan {
  next(): Promise<Ports>;
}

const OPS_OFFSET = 1000;

/** From a first port on, and the same a thousand higher for health and metrics; any free ones from 0. */
export function planPorts(first: number): PortPlan {
  let count = 0;
  const given = new Set<number>();
  return {
    async next() {
      if (first === 0) return unusedPair(given);
      const api = first + count++;
      return { api, ops: api + OPS_OFFSET };
    },
  };
}

/** The system may offer again what it gave for another pair, which is not listened on yet. */
async function unusedPair(given: Set<number>): Promise<Ports> {
  for (;;) {
    const pair = await freePair();
    if (given.has(pair.api) || given.has(pair.ops)) continue;
    given.add(pair.api).add(pair.ops);
    return pair;
  }
}

/** Both are held before either is let go, so that they differ. */
async function freePair(): Promise<Ports> {
  const held = [createServer(), createServer()];
  const [api = 0, ops = 0] = await Promise.all(
    held.map(async (server) => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : 0;
    }),
  );
  await Promise.all(held.map(async (server) => once(server.close(), 'close')));
  return { api, ops };
}
