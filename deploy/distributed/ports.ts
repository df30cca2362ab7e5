import { freePort } from '../processes/ports.ts';

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
      if (first === 0) return { api: await freePort(), ops: await freePort() };
      const api = first + count++;
      return { api, ops: api + OPS_OFFSET };
    },
  };
}
