import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { accountKey, keysOf, networkKey } from '../domain/keys.ts';
import type { InState } from '../domain/publication.ts';
import type { Hold, HoldStore } from '../stores/holds.ts';
import type { InHand, LineStore } from '../stores/line.ts';
import { fairOrder } from './fair-order.ts';

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
  /** Its network, or its account, has no slot left, whatever the store says; asked again after a moment. */
  isFull(one: Queued, key: string): void;
  /** One that `next` gave is done with; when it was published, there may be room for what was not seen. */
  isDone(one: Queued, wasPublished: boolean): void;
  /** There may be more than was seen. */
  hasNews(): void;
}

const MOST = 100;
/** How long a look is good for; what came to the line meanwhile waits no longer than that. */
const GOOD_FOR_MS = 500;
/** How long an account or a network that had no slot left is left alone: somebody died who held it, or still asks. */
const FULL_FOR_MS = 1000;

/** What was seen of one network's line. */
interface Look {
  readonly until: number;
  /** What was not given out yet, in the order that it is served in. */
  readonly rest: Set<Queued>;
  /** There is more than was read. */
  readonly more: boolean;
  readonly holds: ReadonlyMap<string, Hold>;
  /** How many other workers have in hand of each account and network. */
  readonly others: Counts;
  /** Accounts that may have asked for patience since. */
  readonly stale: Set<string>;
}

type Counts = ReadonlyMap<string, number>;

export function watchLine(deps: WatchDeps): WatchedLine {
  /** Given out and not done with, whatever the store knows of it so far. */
  const own = new Set<Queued>();
  const seen = new Map<PlatformName, Look>();
  const news = new Set<PlatformName>();
  const full = createFull();

  const pick = (open: readonly PlatformName[]): Queued | null => {
    const mine = counted(own);
    const served = (platform: PlatformName): number => mine.get(networkKey({ platform })) ?? 0;
    for (const platform of open.toSorted((a, b) => served(a) - served(b))) {
      const look = seen.get(platform);
      if (!look || !isGood(look)) continue;
      const hasRoom = roomBeside(deps.limits, mine, look.others);
      for (const one of look.rest) {
        if (!hasRoom(one) || full.has(one) || look.stale.has(accountKey(one))) continue;
        look.rest.delete(one);
        own.add(one);
        return one;
      }
    }
    return null;
  };

  const isUsedUp = (platform: PlatformName): boolean => {
    const look = seen.get(platform);
    return !look || !isGood(look) || look.more || news.has(platform);
  };

  return {
    async next(open) {
      const known = pick(open());
      const usedUp = open().filter(isUsedUp);
      if (known || usedUp.length === 0) return known;
      for (const platform of usedUp) news.delete(platform);
      for (const [platform, look] of await lookAt(deps, usedUp, own, full)) seen.set(platform, look);
      return pick(open());
    },
    holdsOn: (one) => keysOf(one).flatMap((key) => seen.get(one.platform)?.holds.get(key) ?? []),
    isFull: full.add,
    isDone(one, wasPublished) {
      own.delete(one);
      if (!wasPublished) return;
      seen.get(one.platform)?.stale.add(accountKey(one));
      news.add(one.platform);
    },
    hasNews() {
      for (const platform of PLATFORM_NAMES) news.add(platform);
    },
  };
}

/** What has no room is left out, so that it does not hide what is behind it. */
async function lookAt(
  { stores, limits, clock, random }: WatchDeps,
  platforms: readonly PlatformName[],
  own: ReadonlySet<Queued>,
  full: Full,
): Promise<[PlatformName, Look][]> {
  const until = performance.now() + GOOD_FOR_MS;
  const running = await stores.line.inHand();
  const ids = new Set([...own].map(({ id }) => id));
  const others = counted(running.filter(({ id }) => !ids.has(id)));
  const hasRoom = roomBeside(limits, counted(own), others);
  const inHand = [...running, ...own];
  const without = [...inHand.filter((one) => !hasRoom(one)), ...full.accounts()];
  const users = inHand.map(({ workspaceId }) => workspaceId);
  return Promise.all(
    platforms.map(async (platform) => {
      const isOpen = hasRoom({ platform }) && !full.has({ platform });
      const line = isOpen ? await stores.line.waiting({ platform, without, most: MOST }) : [];
      const rest = fairOrder(
        line.filter(({ id }) => !ids.has(id)),
        users,
        random,
      );
      const keys = new Set(rest.flatMap(keysOf));
      const holds = keys.size > 0 ? await stores.holds.current([...keys], clock()) : [];
      const look = {
        ...{ until, others, more: line.length === MOST, rest: new Set(rest), stale: new Set<string>() },
        holds: new Map(holds.map((hold) => [hold.key, hold])),
      };
      return [platform, look] as [PlatformName, Look];
    }),
  );
}

/** What had no slot left a moment ago. */
interface Full {
  add(one: Queued, key: string): void;
  has(one: Pick<Queued, 'platform'> & Partial<Queued>): boolean;
  accounts(): Queued[];
}

function createFull(): Full {
  const those = new Map<string, { readonly one: Queued; readonly until: number }>();
  const current = (key: string): boolean => (those.get(key)?.until ?? 0) > performance.now();
  return {
    add: (one, key) => void those.set(key, { one, until: performance.now() + FULL_FOR_MS }),
    has: ({ platform, targetId }) =>
      current(networkKey({ platform })) ||
      (targetId !== undefined && current(accountKey({ platform, targetId }))),
    accounts() {
      for (const key of [...those.keys()]) if (!current(key)) those.delete(key);
      return [...those].flatMap(([key, { one }]) => (key === accountKey(one) ? one : []));
    },
  };
}

const isGood = ({ until }: Look): boolean => until > performance.now();

const roomBeside =
  ({ perAccount, perNetwork }: PublishLimits, mine: Counts, others: Counts) =>
  ({ platform, targetId }: Pick<InHand, 'platform'> & Partial<Pick<InHand, 'targetId'>>): boolean => {
    const inHand = (key: string): number => (mine.get(key) ?? 0) + (others.get(key) ?? 0);
    if (inHand(networkKey({ platform })) >= perNetwork) return false;
    return targetId === undefined || inHand(accountKey({ platform, targetId })) < perAccount;
  };

function counted(those: Iterable<InHand>): Counts {
  const counts = new Map<string, number>();
  for (const one of those) for (const key of keysOf(one)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
