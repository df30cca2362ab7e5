import type { Random } from './random.ts';

/** A temporary fault of a connection, in toxiproxy's words. */
export interface LinkFault {
  readonly kind: 'reset_peer' | 'timeout' | 'latency' | 'bandwidth';
  /** The direction: requests or replies. */
  readonly stream: 'upstream' | 'downstream';
  readonly attributes: Readonly<Record<string, number>>;
  readonly forMs: number;
}

const SHORT_MS = 3_000;
/** Longer than a service waits for a silent store. */
const LONG_MS = 14_000;
const LONG = 0.04;
const MAX_LATENCY_MS = 600;
const MAX_KILOBYTES = 20;

export function planLinkFault(random: Random): LinkFault {
  const kind = random.pick(['reset_peer', 'timeout', 'timeout', 'latency', 'bandwidth'] as const);
  const stream = random.chance(0.5) ? 'upstream' : 'downstream';
  const shortMs = 200 + random.below(SHORT_MS);
  const long = random.chance(LONG);
  switch (kind) {
    // Every connection is cut, and every new one.
    case 'reset_peer':
      return { kind, stream, attributes: { timeout: 0 }, forMs: shortMs };
    // Nothing arrives and nobody hangs up until the fault is over.
    case 'timeout':
      return { kind, stream, attributes: { timeout: 0 }, forMs: long ? LONG_MS : shortMs };
    case 'latency': {
      const latency = 50 + random.below(MAX_LATENCY_MS);
      return { kind, stream, attributes: { latency, jitter: Math.floor(latency / 2) }, forMs: shortMs };
    }
    case 'bandwidth':
      return { kind, stream, attributes: { rate: 1 + random.below(MAX_KILOBYTES) }, forMs: shortMs };
  }
}
