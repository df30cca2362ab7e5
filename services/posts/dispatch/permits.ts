import { PLATFORM_NAMES, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { accountKey, networkKey, serverKey, type Target } from '../domain/keys.ts';

/** Most publications under way at once, over all workers. */
export interface PublishLimits {
  /** Permits of a network, or of each of its servers if it has several. */
  readonly perNetwork: number;
  readonly perAccount: number;
}

/** A permit of the account's and one of its network's or server's, for one publication. */
export interface Reservation {
  readonly permits: readonly string[];
  /** Takes other permits in place of one that another worker has. False if none are left. */
  replace(permit: string): boolean;
  giveBack(): void;
}

/**
 * The concurrency limits this worker knows. Each is a set of numbered permits, which only the store's unique index
 * grants. The local copy saves asking for permits that somebody has.
 */
export interface Permits {
  hasRoom(target: Pick<Target, 'platform'> & Partial<Target>): boolean;
  /** Null when its account or its network has none left. */
  reserve(target: Target): Reservation | null;
  /** Sets the permits that other workers hold now. */
  othersHave(permits: Iterable<string>): void;
}

/** How long a permit that the store refused isn't tried again. */
const REFUSED_FOR_MS = 1000;

export function createPermits({ perNetwork, perAccount }: PublishLimits, random: () => number): Permits {
  const ownPermits = new Set<string>();
  const refusedUntil = new Map<string, number>();
  let others: ReadonlySet<string> = new Set();
  // A worker keeps to the numbers that it had before, so that two of them seldom reach for the same.
  const preferred = new Map(
    PLATFORM_NAMES.map((platform) => [networkKey({ platform }), permitNumbers(perNetwork, random)]),
  );

  const isFree = (permit: string): boolean =>
    !ownPermits.has(permit) && !others.has(permit) && (refusedUntil.get(permit) ?? 0) <= performance.now();
  const find = (key: string, limit: number): string | undefined => {
    for (const n of preferred.get(key) ?? permitNumbers(limit)) {
      const permit = `${key}#${n}`;
      if (isFree(permit)) return permit;
    }
    return undefined;
  };
  const hasPermit = (key: string, limit: number): boolean => find(key, limit) !== undefined;
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
    ownPermits.add(account).add(server);
    return [account, server];
  };
  const giveBack = (permits: readonly string[]): void => {
    for (const permit of permits) {
      ownPermits.delete(permit);
      prefer(permit);
    }
  };

  return {
    hasRoom({ platform, targetId }) {
      // A network with several servers may have room on one of them.
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
        replace(permit) {
          giveBack(permits ?? []);
          refusedUntil.set(permit, performance.now() + REFUSED_FOR_MS);
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
      for (const [permit, until] of refusedUntil) if (until <= performance.now()) refusedUntil.delete(permit);
    },
  };
}

/** From 0 to below `limit`, beginning anywhere. */
const permitNumbers = (limit: number, random: () => number = () => 0): number[] => {
  const first = Math.floor(random() * limit) % limit;
  return Array.from({ length: limit }, (_, n) => (first + n) % limit);
};
