import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { CooldownStore } from '../stores/cooldowns.ts';
import type { DispatchQueueStore, Due } from '../stores/dispatch-queue.ts';
import type { Cooldowns } from './cooldowns.ts';
import type { DispatchParts } from './dispatch-parts.ts';
import { fairOrder } from './fair-order.ts';
import type { Permits, Reservation } from './permits.ts';

export interface QueueDeps {
  readonly stores: {
    readonly dispatchQueue: Pick<DispatchQueueStore, 'hasDue' | 'due' | 'permitHolders'>;
    readonly cooldowns: Pick<CooldownStore, 'current'>;
  };
  readonly workerId: string;
  clock(): Date;
  readonly dispatch: Pick<DispatchParts, 'random'>;
}

/** A due publication with the permits to take it. */
export interface Ready extends Due {
  readonly reservation: Reservation;
}

/** The publications due next, as far as this worker knows. */
export interface DispatchQueue {
  /**
   * Takes the next publication on one of the open networks, with its permits reserved. It isn't handed out again
   * until it is finished. Null if there is none.
   */
  next(open: () => readonly PlatformName[]): Promise<Ready | null>;
  /** When the next one is due that was seen already and is not due yet. */
  nextAt(): Date | null;
  /** One that `next` gave is done with. */
  isDone(one: Ready): void;
  /** Announces that there may be more than was seen. */
  hasNews(): void;
}

const LIMIT = 500;
/** How far ahead the queue is read, so a publication that becomes due later is taken on time. */
const AHEAD_MS = 2000;
/** How long a read is valid. Other workers' changes are noticed no later than that. */
const GOOD_FOR_MS = 500;

/** A part of one network's queue, as read. */
interface Page {
  readonly goodUntil: number;
  /** Publications not handed out yet, in the order in which they are taken. */
  readonly rest: Set<Due>;
  /** Whether more is due than was read. */
  readonly more: boolean;
  /** Accounts that had no permit left, so that what waits for them was not read; all of them when the network had none. */
  readonly without: ReadonlySet<string> | 'all';
}

const EMPTY: Omit<Page, 'goodUntil'> = { rest: new Set(), more: false, without: new Set() };

export function createDispatchQueue(deps: QueueDeps, permits: Permits, cooldowns: Cooldowns): DispatchQueue {
  /** Handed out and not finished, whatever the store knows about it. */
  const ownDue = new Map<string, Due>();
  const counts = new Map<PlatformName, number>();
  const pages = new Map<PlatformName, Page>();
  const news = new Set<PlatformName>();

  const countOf = (platform: PlatformName): number => counts.get(platform) ?? 0;

  const pick = (open: readonly PlatformName[]): Ready | null => {
    const now = deps.clock();
    for (const platform of open.toSorted((a, b) => countOf(a) - countOf(b))) {
      const page = pages.get(platform);
      if (!page || !isGood(page) || !permits.hasRoom({ platform })) continue;
      for (const due of page.rest) {
        const { publication } = due;
        const reservation = publication.nextAttemptAt <= now ? permits.reserve(publication) : null;
        if (!reservation) continue;
        page.rest.delete(due);
        ownDue.set(publication.id, due);
        counts.set(platform, countOf(platform) + 1);
        return { ...due, reservation };
      }
    }
    return null;
  };

  const isUsedUp = (platform: PlatformName): boolean => {
    const page = pages.get(platform);
    return !page || !isGood(page) || page.more || news.has(platform);
  };

  const look = async (platforms: readonly PlatformName[]): Promise<void> => {
    for (const platform of platforms) news.delete(platform);
    const goodUntil = performance.now() + GOOD_FOR_MS;
    const { dispatchQueue } = deps.stores;
    const until = new Date(deps.clock().getTime() + AHEAD_MS);
    // An idle worker asks nothing else.
    if (!(await dispatchQueue.hasDue(platforms, until))) {
      for (const platform of platforms) pages.set(platform, { ...EMPTY, goodUntil });
      return;
    }
    const others = (await dispatchQueue.permitHolders()).filter(({ by }) => by !== deps.workerId);
    permits.othersHave(others.flatMap((one) => one.permits));
    const underWay = [...others, ...[...ownDue.values()].map(({ publication }) => publication)];
    const full = underWay.filter((one) => !permits.hasRoom(one));
    const workspaces = underWay.map(({ workspaceId }) => workspaceId);
    const now = deps.clock();
    // After the permits: a process that gave one back had noted the cooldown before.
    cooldowns.learn(await deps.stores.cooldowns.current(now));
    await Promise.all(
      platforms.map(async (platform) => {
        const hasRoom = permits.hasRoom({ platform });
        const without = new Set(full.filter((one) => one.platform === platform).map((one) => one.targetId));
        const query = { platform, until, without: [...without], most: LIMIT };
        const due = hasRoom ? await dispatchQueue.due(query) : [];
        const waiting = due.filter(({ publication }) => !ownDue.has(publication.id));
        const last = due.at(-1);
        pages.set(platform, {
          goodUntil,
          rest: new Set(fairOrder(waiting, workspaces, deps.dispatch.random)),
          more: due.length === LIMIT && last !== undefined && last.publication.nextAttemptAt <= now,
          without: hasRoom ? without : 'all',
        });
      }),
    );
  };

  return {
    async next(open) {
      const nextReady = pick(open());
      const usedUp = open().filter(isUsedUp);
      if (nextReady || usedUp.length === 0) return nextReady;
      await look(usedUp);
      return pick(open());
    },
    nextAt() {
      const now = deps.clock();
      const times = [...pages.values()]
        .flatMap(({ rest }) => [...rest])
        .map(({ publication }) => publication.nextAttemptAt.getTime())
        .filter((at) => at > now.getTime());
      return times.length > 0 ? new Date(Math.min(...times)) : null;
    },
    isDone({ publication: { id, platform, targetId }, reservation }) {
      if (ownDue.delete(id)) counts.set(platform, countOf(platform) - 1);
      reservation.giveBack();
      const without = pages.get(platform)?.without;
      if (without === 'all' || without?.has(targetId)) news.add(platform);
    },
    hasNews() {
      for (const platform of PLATFORM_NAMES) news.add(platform);
    },
  };
}

const isGood = ({ goodUntil }: Page): boolean => goodUntil > performance.now();
