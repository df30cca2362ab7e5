import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { fairOrder } from '../domain/fair-order.ts';
import { accountKey, keysOf, networkKey } from '../domain/hold.ts';
import type { InState } from '../domain/publication.ts';
import type { Hold, HoldStore } from '../stores/holds.ts';
import type { InHand, LineStore } from '../stores/line.ts';

/** Most publications under way at once, over all workers. */
export interface PublishLimits {
  readonly perNetwork: number;
  readonly perAccount: number;
}

export interface WatchDeps {
  readonly stores: { readonly line: LineStore; readonly holds: Pick<HoldStore, 'current'> };
  readonly limits: PublishLimits;
  clock(): Date;
  /** From 0 to 1. */
  random(): number;
}

type Queued = InState<'queued'>;

/** Whose turn it is, as far as this worker knows. */
export interface WatchedLine {
  /**
   * The next of the line on one of the networks that are open then: the limits of its network and account leave room.
   * It is not given out again before the line has been looked at anew. Null when there is none.
   */
  next(open: () => readonly PlatformName[]): Promise<Queued | null>;
  /** By those of its network and its account that asked for patience. */
  holdsOn(one: Queued): Hold[];
  /** One of these, a network's or an account's, has no slot left, whatever was seen. */
  isFull(key: string): void;
  /** One that `next` gave is done with, and its slots are given back. */
  isDone(one: Queued): void;
  /** There may be more than was seen. */
  hasNews(): void;
}

const MOST = 100;
/** How long a look is good for; what came to the line meanwhile waits no longer than that. */
const GOOD_FOR_MS = 500;

interface Look {
  readonly until: number;
  /** What was not given out yet, in the order that it is served in. */
  readonly rest: Set<Queued>;
  /** There is more than was read. */
  readonly more: boolean;
  readonly holds: ReadonlyMap<string, Hold>;
  /** How many other workers have in hand of each account and network. */
  readonly others: ReadonlyMap<string, number>;
  /** Accounts and networks that turned out to have no slot left. */
  readonly full: Set<string>;
}

const NOTHING: Omit<Look, 'full'> = {
  until: 0,
  rest: new Set(),
  more: true,
  holds: new Map(),
  others: new Map(),
};

export function watchLine(deps: WatchDeps): WatchedLine {
  /** Given out and not done with, whatever the store knows of it so far. */
  const own = new Set<Queued>();
  let seen: Look = { ...NOTHING, full: new Set() };
  let news = true;

  const pick = (open: readonly PlatformName[]): Queued | null => {
    const mine = counted(own);
    const inHand = (key: string): number => (mine.get(key) ?? 0) + (seen.others.get(key) ?? 0);
    for (const one of seen.rest) {
      if (!open.includes(one.platform) || !hasRoom(one, inHand, deps.limits)) continue;
      if (keysOf(one).some((key) => seen.full.has(key))) continue;
      seen.rest.delete(one);
      own.add(one);
      return one;
    }
    return null;
  };

  return {
    async next(open) {
      const isGood = seen.until > performance.now();
      const known = isGood ? pick(open()) : null;
      if (known || (isGood && !news && !seen.more)) return known;
      news = false;
      seen = await look(deps, open(), own);
      return pick(open());
    },
    holdsOn: (one) => keysOf(one).flatMap((key) => seen.holds.get(key) ?? []),
    isFull: (key) => void seen.full.add(key),
    isDone(one) {
      own.delete(one);
      news = true;
    },
    hasNews() {
      news = true;
    },
  };
}

/** What has no room is left out, so that it does not hide what is behind it. */
async function look(deps: WatchDeps, open: readonly PlatformName[], own: ReadonlySet<Queued>): Promise<Look> {
  const until = performance.now() + GOOD_FOR_MS;
  const running = await deps.stores.line.inHand();
  const ids = new Set([...own].map(({ id }) => id));
  const others = counted(running.filter(({ id }) => !ids.has(id)));
  const mine = counted(own);
  const inHand = (key: string): number => (mine.get(key) ?? 0) + (others.get(key) ?? 0);
  const { perAccount, perNetwork } = deps.limits;
  const line = await deps.stores.line.waiting({
    platforms: open.filter((platform) => inHand(networkKey({ platform })) < perNetwork),
    without: [...running, ...own].filter((one) => inHand(accountKey(one)) >= perAccount),
    most: MOST,
  });
  const rest = line.filter(({ id }) => !ids.has(id));
  const full = new Set<string>();
  if (rest.length === 0) return { ...NOTHING, until, more: line.length === MOST, others, full };
  const users = [...running, ...own].map(({ userId }) => userId);
  const keys = new Set(rest.flatMap(keysOf));
  const holds = await deps.stores.holds.current([...keys], deps.clock());
  return {
    until,
    rest: new Set(fairOrder(rest, users, deps.random)),
    more: line.length === MOST,
    holds: new Map(holds.map((hold) => [hold.key, hold])),
    others,
    full,
  };
}

const hasRoom = (
  one: Queued,
  inHand: (key: string) => number,
  { perAccount, perNetwork }: PublishLimits,
): boolean => inHand(accountKey(one)) < perAccount && inHand(networkKey(one)) < perNetwork;

function counted(those: Iterable<InHand>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of those) for (const key of keysOf(one)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
