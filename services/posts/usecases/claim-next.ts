import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { LEASE_MS } from '../domain/decide.ts';
import { fairOrder, type InLine } from '../domain/fair-order.ts';
import { accountKey, networkKey } from '../domain/hold.ts';
import type { InState, Publication } from '../domain/publication.ts';
import { pausedByNetwork } from '../domain/sentences.ts';
import type { Hold, HoldStore } from '../stores/holds.ts';
import type { InHand, LineStore } from '../stores/line.ts';
import type { SlotStore } from '../stores/slots.ts';
import { type ChangeDeps, changePublication } from './change-publication.ts';

/** Most publications under way at once, over all workers. */
export interface PublishLimits {
  readonly perNetwork: number;
  readonly perAccount: number;
}

export interface ClaimDeps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & {
    readonly line: LineStore;
    readonly slots: SlotStore;
    readonly holds: HoldStore;
  };
  readonly limits: PublishLimits;
  /** Names this worker in the leases that it takes. */
  readonly workerId: string;
  newId(): string;
  /** From 0 to 1. */
  random(): number;
}

const WINDOW = 100;
/** How long a look at the line is good for; what came to it meanwhile waits no longer than that. */
const GOOD_FOR_MS = 500;

interface Window {
  readonly line: readonly InLine[];
  /** In the order that they are served in. */
  readonly rest: Set<InLine>;
  readonly holds: ReadonlyMap<string, Hold>;
  /** Accounts and networks that had no room then; asking for a slot there would only cost writes. */
  readonly busy: Set<string>;
  readonly until: number;
}

export interface Claimer {
  /**
   * Leases the publication whose turn it is, of those that may be published now: the limits of its network and
   * account leave room, and neither asked for patience. Null when there is none.
   */
  next(platforms: readonly PlatformName[]): Promise<InState<'publishing'> | null>;
}

export function createClaimer(deps: ClaimDeps): Claimer {
  let window: Window | null = null;
  return {
    async next(platforms) {
      if (window && window.until > performance.now()) {
        const claimed = await claimFrom(deps, window, platforms);
        if (claimed) return claimed;
      }
      let open = platforms;
      const without = new Map<string, InLine>();
      while (open.length > 0) {
        window = await look(deps, open, without);
        const claimed = await claimFrom(deps, window, open);
        if (claimed) return claimed;
        // What was put off is in the line no longer; what finds no room must not hide those behind it.
        const { line, rest, busy } = window;
        if (line.length < WINDOW) return null;
        const known = without.size - open.length;
        for (const one of rest) if (busy.has(accountKey(one))) without.set(accountKey(one), one);
        open = open.filter((platform) => !busy.has(networkKey({ platform })));
        if (rest.size === line.length && without.size - open.length === known) return null;
      }
      return null;
    },
  };
}

async function look(
  deps: ClaimDeps,
  platforms: readonly PlatformName[],
  without: ReadonlyMap<string, InLine>,
): Promise<Window> {
  const until = performance.now() + GOOD_FOR_MS;
  const line = await deps.stores.line.waiting({ platforms, without: [...without.values()], most: WINDOW });
  if (line.length === 0) return { line, rest: new Set(), holds: new Map(), busy: new Set(), until };
  const [holds, inHand] = await Promise.all([holdsOf(deps, line), deps.stores.line.inHand()]);
  const users = inHand.map(({ userId }) => userId);
  return {
    line,
    rest: new Set(fairOrder(line, users, deps.random)),
    holds,
    busy: busyWith(inHand, deps.limits),
    until,
  };
}

function busyWith(inHand: readonly InHand[], { perAccount, perNetwork }: PublishLimits): Set<string> {
  const busy = new Set<string>();
  for (const [keyOf, most] of [[accountKey, perAccount] as const, [networkKey, perNetwork] as const])
    for (const [key, those] of Map.groupBy(inHand, keyOf)) if (those.length >= most) busy.add(key);
  return busy;
}

/** What is taken, put off or gone is in the window no longer; what finds no room stays. */
async function claimFrom(
  deps: ClaimDeps,
  { rest, holds, busy }: Window,
  platforms: readonly PlatformName[],
): Promise<InState<'publishing'> | null> {
  for (const one of rest) {
    if (!platforms.includes(one.platform) || keysOf(one).some((key) => busy.has(key))) continue;
    const claimed = await claim(deps, one, holds, busy);
    if (claimed !== 'no room') rest.delete(one);
    if (typeof claimed === 'object' && claimed) return claimed;
  }
  return null;
}

async function holdsOf({ stores, clock }: ClaimDeps, line: readonly InLine[]): Promise<Map<string, Hold>> {
  const keys = new Set(line.flatMap(keysOf));
  return new Map((await stores.holds.current([...keys], clock())).map((hold) => [hold.key, hold]));
}

/** The slots that publishing takes, under the id of its lease. */
export const keysOf = (target: Pick<InLine, 'platform' | 'targetId'>): string[] => [
  accountKey(target),
  networkKey(target),
];

async function claim(
  deps: ClaimDeps,
  one: InLine,
  holds: ReadonlyMap<string, Hold>,
  busy: Set<string>,
): Promise<InState<'publishing'> | 'no room' | null> {
  const keys = keysOf(one);
  const held = keys.map((key) => holds.get(key)).filter((hold) => hold !== undefined);
  if (held.length > 0) {
    await hold(deps, one, held);
    return null;
  }
  const holder = { id: deps.newId(), until: new Date(deps.clock().getTime() + LEASE_MS) };
  const [room, publication] = await Promise.all([
    takeSlots(deps, one, holder, busy),
    deps.stores.publications.find(one.id),
  ]);
  if (!room) return 'no room';
  const leased = await lease(deps, publication, holder.id);
  if (!leased) await deps.stores.slots.release(keys, holder.id);
  return leased;
}

/** Puts one off until the last of those who asked for patience is ready again. */
async function hold(deps: ClaimDeps, { id }: InLine, holds: readonly Hold[]): Promise<void> {
  const [longest] = [...holds].sort((a, b) => b.until.getTime() - a.until.getTime());
  const publication = await deps.stores.publications.find(id);
  if (!publication || !longest) return;
  const { until, reason } = longest;
  await changePublication(deps, publication, { type: 'hold', until, reason: pausedByNetwork(reason) });
}

async function takeSlots(
  { stores: { slots }, limits, clock }: ClaimDeps,
  one: InLine,
  holder: { readonly id: string; readonly until: Date },
  busy: Set<string>,
): Promise<boolean> {
  const wanted = [
    [accountKey(one), limits.perAccount],
    [networkKey(one), limits.perNetwork],
  ] as const;
  const taken = await Promise.all(
    wanted.map(async ([key, most]) => ({ key, got: await slots.take(key, most, holder, clock()) })),
  );
  if (taken.every(({ got }) => got)) return true;
  for (const { key, got } of taken) if (!got) busy.add(key);
  const back = taken.filter(({ got }) => got).map(({ key }) => key);
  if (back.length > 0) await slots.release(back, holder.id);
  return false;
}

async function lease(
  deps: ClaimDeps,
  publication: Publication | null,
  leaseId: string,
): Promise<InState<'publishing'> | null> {
  if (publication?.status !== 'queued') return null;
  const leased = await changePublication(deps, publication, {
    type: 'lease',
    lease: { id: leaseId, by: deps.workerId },
  });
  return leased?.status === 'publishing' ? leased : null;
}
