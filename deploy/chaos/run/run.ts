import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createLinkedUser } from '../client/linked-user.ts';
import type { Options } from '../options.ts';
import { planAim, planFaults } from '../plan/faults.ts';
import { planPosts } from '../plan/posts.ts';
import { createRandom } from '../plan/random.ts';
import type { Broker } from '../system/broker.ts';
import { planDistributed } from '../system/distributed.ts';
import { openLedger } from '../system/ledger.ts';
import { type Network, openNetwork } from '../system/network.ts';
import { PREFIX } from '../system/options.ts';
import { planStandalone } from '../system/standalone.ts';
import type { System } from '../system/system.ts';
import { type Judgement, judge } from './judge.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import { press } from './press.ts';
import { settle } from './settle.ts';

export interface RunResult extends Judgement {
  readonly accepted: number;
  /** What never came to its end, as far as it got. */
  readonly stuck: readonly string[];
  readonly ends: ReadonlyMap<string, number>;
  readonly networkFaults: number;
  readonly skippedMs: number;
  readonly seconds: number;
  /** Where its data and logs are; removed when all was right. */
  readonly folder: string;
}

const PLACES = 5;

/** One run: fresh data, users with linked pages, posts, faults; then peace, and the account. */
export async function run(options: Options, seed: number, broker: Broker | null): Promise<RunResult> {
  const began = performance.now();
  const random = createRandom(seed);
  const folder = mkdtempSync(path.join(tmpdir(), 'carillon-chaos-'));
  const logFolder = path.join(folder, 'log');
  mkdirSync(logFolder);
  const skipped = { ms: 0 };
  const open: { network?: Network; system?: System } = {};
  const systemOf = (): System => {
    if (!open.system) throw new Error('there is no system yet');
    return open.system;
  };
  const keeper: Keeper = createKeeper({ nextAim: () => planAim(random), system: systemOf });
  const now = (): Date => new Date(Date.now() + skipped.ms);
  const planning = {
    ...{ folder, logFolder, random, skewMs: options.skewSeconds * 1000, withoutLook: options.withoutLook },
    skippedMs: () => skipped.ms,
    onEnd: (name: string, how: string) => keeper.ended(name, how),
    async openNetworks(carillonUrl: string) {
      open.network = await openNetwork({ folder: path.join(folder, 'network'), carillonUrl, now });
      return open.network.url;
    },
  };
  const system = await (broker ? planDistributed(planning, broker) : planStandalone(planning));
  open.system = system;
  const { network } = open;
  if (!network) throw new Error('the networks were not opened');
  try {
    await keeper.startAll();
    const ledger = await openLedger(system.storeUri, PREFIX);
    const users = await Promise.all(
      Array.from({ length: options.users }, (_, n) => createLinkedUser(system.url, `User${seed}x${n}`)),
    );
    const mark = seed.toString(36);
    const { publications, windowMs } = options;
    const posts = planPosts(random, { publications, windowMs, users: users.length, places: PLACES, mark });
    const faults = planFaults(random, { ...options, victims: system.targets });
    const apiNow = (): Date => new Date(now().getTime() + system.apiSkewMs);
    const start = performance.now();
    const at = (ms: number): Promise<void> => pause(Math.max(ms - (performance.now() - start), 0));
    const [accepted] = await Promise.all([
      Promise.all(
        posts.map(async (post) => {
          await at(post.atMs);
          const user = users[post.user];
          return user ? press(user, post, apiNow) : [];
        }),
      ),
      ...faults.map(async (fault) => {
        await at(fault.atMs);
        if (fault.type === 'network') await network.ask(fault.fault);
        else await keeper.end(fault.victim, fault.signal, fault.awayMs);
      }),
    ]);
    await keeper.calm();
    const victims = system.stages.flat();
    const slowest = Math.min(...victims.map(({ skewMs }) => skewMs));
    const { open: left, waiting } = await settle({
      ledger,
      slowestNow: () => now().getTime() + slowest,
      inFlight: () => victims.reduce((sum, victim) => sum + victim.inFlight(), 0),
      skip(ms) {
        skipped.ms += ms;
        for (const victim of victims) victim.skip(skipped.ms);
      },
      withinMs: options.settleMs,
    });
    const rows = await ledger.publications();
    await ledger.close();
    const promised = accepted.flat();
    const found = judge(promised, rows, await network.posts());
    const stuck = [
      ...left.map(({ id, platform, status, reason }) => `${platform} ${id} is ${status}: ${reason ?? ''}`),
      ...(waiting === 0 ? [] : [`${waiting} events did not leave`]),
    ];
    return {
      ...found,
      accepted: promised.length,
      stuck,
      ends: keeper.ends,
      networkFaults: faults.filter(({ type }) => type === 'network').length,
      skippedMs: skipped.ms,
      seconds: (performance.now() - began) / 1000,
      folder,
    };
  } catch (error) {
    throw new Error(`seed ${seed} in ${folder}`, { cause: error });
  } finally {
    await keeper.closeAll();
    await network.close();
  }
}

export const removeTraces = ({ folder }: RunResult): void => rmSync(folder, { recursive: true, force: true });
