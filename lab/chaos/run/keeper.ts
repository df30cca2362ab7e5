import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from '../../../deploy/standalone/testing/servers/server.ts';
import type { Victim } from '../system/victim.ts';

/** Ends processes as the plan has it, and sees that whatever ended is started again. */
export interface Keeper {
  startAll(stages: readonly (readonly Victim[])[]): Promise<void>;
  end(name: string, signal: 'SIGKILL' | 'SIGTERM', awayMs: number): Promise<void>;
  /** Stops one in the middle of a call to a network, should it make one soon, until its leases are over. */
  freeze(name: string, how: 'stopped' | 'suspended'): Promise<void>;
  /** A victim reports that it has exited on its own. */
  ended(name: string, how: string): void;
  /** From now on nobody is ended any more; resolves when everyone is up. */
  calm(): Promise<void>;
  closeAll(): Promise<void>;
  /** How often which kind was ended, and how. */
  readonly ends: ReadonlyMap<string, number>;
}

export interface KeeperOptions {
  /** Returns the aim of a victim's next start; see inside/watched-networks.ts. */
  nextAim(): string;
  victims(): readonly Victim[];
  /** Returns the servers that it depends on and that may be killed, by name: the broker, Redis. */
  servers(): ReadonlyMap<string, Pick<Server, 'restart'>>;
  /** Calls that the networks, or Carillon, are at work on. */
  underWay(): number;
  skip(ms: number): void;
}

const AWAY_MS = 100;
const CALL_TIMEOUT_MS = 5_000;
/** Longer than a lease by the clock on the wall: what wakes has to see by its own timers that it is too late. */
const STOPPED_MS = 150_000;
/** Longer than a lease by clocks that are off by a minute. */
const SUSPENDED_MS = 200_000;
/** How long others have to take over its leases. */
const TAKEN_UP_MS = 2_500;

export function createKeeper(options: KeeperOptions): Keeper {
  const { nextAim, victims } = options;
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
        const server = options.servers().get(name);
        if (server) {
          count(name);
          return server.restart(awayMs);
        }
        const victim = victims().find((one) => one.name === name);
        if (!victim || (await victim.end(signal)) === null) return;
        count(signal === 'SIGKILL' ? kindOf(name) : `${kindOf(name)} in good order`);
        await again(victim, awayMs);
      }),
    freeze: (name, how) =>
      inTurn(name, async () => {
        const victim = victims().find((one) => one.name === name);
        await until(() => victim?.inFlight() !== 0);
        const others = victims().filter((one) => one !== victim);
        const sleep = how === 'stopped' ? () => pause(STOPPED_MS) : () => suspension(options, others);
        if (await victim?.freeze(sleep)) count(`${kindOf(name)} ${how}`);
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

/** Time advances for all at once, but work in progress has finished by then, as it would in that time. */
async function suspension({ skip, underWay }: KeeperOptions, others: readonly Victim[]): Promise<void> {
  const quiet = await until(() => underWay() === 0 && others.every((one) => one.inFlight() === 0));
  if (quiet) skip(SUSPENDED_MS);
  await pause(TAKEN_UP_MS);
}

async function until(holds: () => boolean): Promise<boolean> {
  const end = performance.now() + CALL_TIMEOUT_MS;
  while (!holds() && performance.now() < end) await pause(1);
  return holds();
}

const kindOf = (name: string): string => name.replace(/-\d+$/, '');
