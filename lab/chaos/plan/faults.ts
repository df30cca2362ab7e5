import { OAUTH_NETWORKS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type LinkFault, planLinkFault } from './link-faults.ts';
import type { Random } from './random.ts';
import { planStoreFault, type StoreFault } from './store-faults.ts';

/** A fault of the sandbox network, in its admin route's own words. */
export interface NetworkFault {
  readonly network: PlatformName;
  readonly operation: 'publish' | 'any';
  readonly kind: 'delay' | 'drop-reply' | 'error-5xx' | 'rate-limit';
  readonly times: number;
  readonly delay_ms: number;
}

export type Fault = { readonly atMs: number } & (
  | { readonly type: 'network'; readonly fault: NetworkFault }
  /** A fault on the connection from a process to one of its servers. */
  | { readonly type: 'link'; readonly link: string; readonly fault: LinkFault }
  /** The next commands of any process fail in the store: before they are made, in the middle, or after. */
  | { readonly type: 'store'; readonly fault: StoreFault }
  /** The network refuses the next call to publish for good, with a reason that it gives no other call. */
  | { readonly type: 'refuse'; readonly network: PlatformName }
  /** The network forgets who is logged in; the users reconnect it when everything is calm. */
  | { readonly type: 'revoke'; readonly network: PlatformName }
  /**
   * Stops a process in the middle of a call, for longer than it may keep its work, and lets it go on: stopped as a
   * process is, with timers that are all over when it wakes, or suspended as a machine is, with timers that slept too.
   */
  | { readonly type: 'freeze'; readonly victim: string; readonly how: 'stopped' | 'suspended' }
  /** Ends a process, at once or in good order, and starts it again after a while. */
  | {
      readonly type: 'end';
      readonly victim: string;
      readonly signal: 'SIGKILL' | 'SIGTERM';
      readonly awayMs: number;
    }
);

export interface FaultPlanOptions {
  readonly windowMs: number;
  /** Processes that may be ended; one that is listed more often is ended more often. */
  readonly victims: readonly string[];
  readonly ends: number;
  /** Processes that may be frozen. */
  readonly freezable: readonly string[];
  readonly networkFaults: number;
  /** Connections that something may happen to. */
  readonly links: readonly string[];
  readonly linkFaults: number;
  /** None if the store has no fail points. */
  readonly storeFaults: number;
  readonly refusals: number;
}

const IN_GOOD_ORDER = 0.25;
const REVOKED = 0.25;
const FROZEN = 0.4;
/** The share of stops among them. Each takes minutes. */
const STOPPED = 0.1;
const LONGEST_DELAY_MS = 2000;
const LONGEST_AWAY_MS = 600;

/** Plans the faults of a run, and their times. */
export function planFaults(random: Random, options: FaultPlanOptions): Fault[] {
  const times = <T>(count: number, make: (n: number) => T): T[] =>
    Array.from({ length: count }, (_, n) => make(n));
  const ends = times(options.ends, (n): Fault => {
    const signal = random.chance(IN_GOOD_ORDER) ? 'SIGTERM' : 'SIGKILL';
    const victim = random.pick(options.victims);
    return {
      type: 'end',
      victim,
      // A broker or a store is no piece of ours: it is only ever cut off.
      signal: victim === 'broker' || victim === 'store' ? 'SIGKILL' : signal,
      // Spread over the time: who is ended as soon as it is back has leased nothing.
      atMs: Math.floor(((n + random.next()) / options.ends) * options.windowMs),
      awayMs: random.below(LONGEST_AWAY_MS),
    };
  });
  const network = times(
    options.networkFaults,
    (): Fault => ({ type: 'network', atMs: random.below(options.windowMs), fault: networkFault(random) }),
  );
  // Early enough that the users see it, and try again while things still go wrong.
  const refusals = times(
    options.refusals,
    (): Fault => ({
      type: 'refuse',
      atMs: random.below(options.windowMs * 0.7),
      network: random.pick(OAUTH_NETWORKS),
    }),
  );
  const links = times(
    options.links.length > 0 ? options.linkFaults : 0,
    (n): Fault => ({
      type: 'link',
      link: random.pick(options.links),
      atMs: Math.floor(((n + random.next()) / options.linkFaults) * options.windowMs),
      fault: planLinkFault(random),
    }),
  );
  const revoked = random.chance(REVOKED)
    ? [
        {
          type: 'revoke',
          atMs: random.below(options.windowMs),
          network: random.pick(OAUTH_NETWORKS),
        } as const,
      ]
    : [];
  const frozen =
    options.freezable.length > 0 && random.chance(FROZEN)
      ? [
          {
            type: 'freeze',
            atMs: random.below(options.windowMs),
            victim: random.pick(options.freezable),
            how: random.chance(STOPPED) ? 'stopped' : 'suspended',
          } as const,
        ]
      : [];
  const store = times(
    options.storeFaults,
    (): Fault => ({ type: 'store', atMs: random.below(options.windowMs), fault: planStoreFault(random) }),
  );
  return [...ends, ...network, ...refusals, ...links, ...revoked, ...frozen, ...store].sort(
    (a, b) => a.atMs - b.atMs,
  );
}

function networkFault(random: Random): NetworkFault {
  return {
    network: random.pick(OAUTH_NETWORKS),
    operation: random.chance(0.75) ? 'publish' : 'any',
    kind: random.pick(['delay', 'drop-reply', 'drop-reply', 'error-5xx', 'rate-limit'] as const),
    times: 1 + random.below(2),
    delay_ms: random.below(LONGEST_DELAY_MS),
  };
}

/** When a process ends itself: around one of its first calls to publish, or not at all. */
export function planAim(random: Random): string {
  if (!random.chance(0.6)) return '';
  return `${random.chance(0.7) ? 'after' : 'before'}:${1 + random.below(4)}`;
}
