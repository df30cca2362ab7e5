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
  return {
    async next() {
      if (first === 0) return freePair();
      const api = first + count++;
      return { api, ops: api + OPS_OFFSET };
    },
  };
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
