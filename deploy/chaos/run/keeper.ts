import { setTimeout as pause } from 'node:timers/promises';
import type { Victim } from '../system/victim.ts';

/** Ends processes as the plan has it, and sees that whatever ended is started again. */
export interface Keeper {
  startAll(stages: readonly (readonly Victim[])[]): Promise<void>;
  end(name: string, signal: 'SIGKILL' | 'SIGTERM', awayMs: number): Promise<void>;
  /** Stops one in the middle of a call to a network, should it make one soon, until its leases are over. */
  freeze(name: string): Promise<void>;
  /** A victim says that it has ended by itself. */
  ended(name: string, how: string): void;
  /** From now on nobody is ended any more; resolves when everyone is up. */
  calm(): Promise<void>;
  closeAll(): Promise<void>;
  /** How often which kind was ended, and how. */
  readonly ends: ReadonlyMap<string, number>;
}

export interface KeeperOptions {
  /** What the next start of a victim aims at; see inside/watched-networks.ts. */
  nextAim(): string;
  victims(): readonly Victim[];
  restartBroker(awayMs: number): Promise<void>;
}

const AWAY_MS = 100;
const CALL_PATIENCE_MS = 5_000;
/** Longer than a lease by the clock on the wall: what wakes has to see by its own timers that it is too late. */
const FROZEN_MS = 150_000;

export function createKeeper({ nextAim, victims, restartBroker }: KeeperOptions): Keeper {
  const ends = new Map<string, number>();
  const busy = new Map<string, Promise<void>>();
  let aiming = true;
  let closing = false;

  const count = (kind: string): void => void ends.set(kind, (ends.get(kind) ?? 0) + 1);
  const again = async (victim: Victim, awayMs: number): Promise<void> => {
    await pause(awayMs);
    if (!closing) await victim.start(aiming ? nextAim() : '');
  };
  /** One thing after the other happens to a victim: it is ended again as soon as it is back. */
  const inTurn = (name: string, work: () => Promise<void>): Promise<void> => {
    const turn: Promise<void> = (busy.get(name) ?? Promise.resolve()).then(work).finally(() => {
      if (busy.get(name) === turn) busy.delete(name);
    });
    busy.set(name, turn);
    return turn;
  };

  return {
    ends,
    async startAll(stages) {
      for (const stage of stages)
        await Promise.all(
          stage.map(async (victim) => {
            if (!(await victim.start(nextAim())))
              throw new Error(`${victim.name} did not start; see its log`);
          }),
        );
    },
    end: (name, signal, awayMs) =>
      inTurn(name, async () => {
        if (name === 'broker') {
          count('broker');
          return restartBroker(awayMs);
        }
        const victim = victims().find((one) => one.name === name);
        if (!victim || (await victim.end(signal)) === null) return;
        count(signal === 'SIGKILL' ? kindOf(name) : `${kindOf(name)} in good order`);
        await again(victim, awayMs);
      }),
    freeze: (name) =>
      inTurn(name, async () => {
        const victim = victims().find((one) => one.name === name);
        const end = performance.now() + CALL_PATIENCE_MS;
        while (victim?.inFlight() === 0 && performance.now() < end) await pause(1);
        if (await victim?.freeze(FROZEN_MS)) count(`${kindOf(name)} frozen`);
      }),
    ended(name, how) {
      if (closing) return;
      count(how === 'SIGKILL' ? `${kindOf(name)} around a call` : `${kindOf(name)} by itself (${how})`);
      const victim = victims().find((one) => one.name === name);
      if (victim) void inTurn(name, () => again(victim, AWAY_MS)).catch(() => undefined);
    },
    async calm() {
      aiming = false;
      while (busy.size > 0) await Promise.all(busy.values());
    },
    async closeAll() {
      closing = true;
      await Promise.all(victims().map((victim) => victim.end('SIGKILL')));
    },
  };
}

const kindOf = (name: string): string => name.replace(/-\d+$/, '');
