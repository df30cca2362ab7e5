import { PLATFORM_NAMES, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { accountKey, networkKey, serverKey, type Target } from '../domain/keys.ts';

/** Most publications under way at once, over all workers. */
export interface PublishLimits {
  /** Of a network, or of each of its servers where it has several. */
  readonly perNetwork: number;
  readonly perAccount: number;
}

/** A permit of the account's and one of its network's or server's, for one publication. */
export interface Reservation {
  readonly permits: readonly string[];
  /** Others in the place of one that another worker has; false when there are none left. */
  replace(taken: string): boolean;
  giveBack(): void;
}

/**
 * The concurrency limits as far as this worker knows. Each is so many numbered permits, which only the store's unique index
 * gives out; what is known here saves asking it for one that somebody has.
 */
export interface Permits {
  hasRoom(target: Pick<Target, 'platform'> & Partial<Target>): boolean;
  /** Null when its account or its network has none left. */
  reserve(target: Target): Reservation | null;
  /** What other workers have now. */
  othersHave(permits: Iterable<string>): void;
}

/** How long a permit is left alone that the store refused. */
const REFUSED_FOR_MS = 1000;

export function createPermits({ perNetwork, perAccount }: PublishLimits, random: () => number): Permits {
  const own = new Set<string>();
  const refused = new Map<string, number>();
  let others: ReadonlySet<string> = new Set();
  // A worker keeps to the numbers that it had before, so that two of them seldom reach for the same.
  const preferred = new Map(
    PLATFORM_NAMES.map((platform) => [networkKey({ platform }), numbered(perNetwork, random)]),
  );

  const isFree = (permit: string): boolean =>
    !own.has(permit) && !others.has(permit) && (refused.get(permit) ?? 0) <= performance.now();
  const find = (key: string, most: number): string | undefined => {
    for (const n of preferred.get(key) ?? numbered(most)) {
      const permit = `${key}#${n}`;
      if (isFree(permit)) return permit;
    }
    return undefined;
  };
  const hasPermit = (key: string, most: number): boolean => find(key, most) !== undefined;
  const prefer = (permit: string): void => {
    const [key = '', number] = permit.split(/#(?=\d+$)/);
    const numbers = preferred.get(key);
    if (!numbers) return;
    numbers.splice(numbers.indexOf(Number(number)), 1);
    numbers.unshift(Number(number));
  };
  const take = (target: Target): string[] | null => {
    const account = find(accountKey(target), perAccount);
    const server = account && find(serverKey(target), perNetwork);
    if (!account || !server) return null;
    own.add(account).add(server);
    return [account, server];
  };
  const giveBack = (permits: readonly string[]): void => {
    for (const permit of permits) {
      own.delete(permit);
      prefer(permit);
    }
  };

  return {
    hasRoom({ platform, targetId }) {
      // Of a network with several servers there is no telling: one of them may have room.
      if (targetId === undefined)
        return PLATFORMS[platform].serverOf !== undefined || hasPermit(networkKey({ platform }), perNetwork);
      const target = { platform, targetId };
      return hasPermit(serverKey(target), perNetwork) && hasPermit(accountKey(target), perAccount);
    },
    reserve(target) {
      let permits = take(target);
      if (!permits) return null;
      return {
        get permits() {
          return permits ?? [];
        },
        replace(taken) {
          giveBack(permits ?? []);
          refused.set(taken, performance.now() + REFUSED_FOR_MS);
          permits = take(target);
          return permits !== null;
        },
        giveBack() {
          giveBack(permits ?? []);
          permits = null;
        },
      };
    },
    othersHave(permits) {
      others = new Set(permits);
      for (const [permit, until] of refused) if (until <= performance.now()) refused.delete(permit);
    },
  };
}

/** From 0 to `most`, beginning anywhere. */
const numbered = (most: number, random: () => number = () => 0): number[] => {
  const first = Math.floor(random() * most) % most;
  return Array.from({ length: most }, (_, n) => (first + n) % most);
};
