import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Options } from '../options.ts';
import { planAim } from '../plan/faults.ts';
import type { Random } from '../plan/random.ts';
import { planDistributed } from '../system/distributed.ts';
import { type Ledger, openLedger } from '../system/ledger.ts';
import type { LinkServer } from '../system/link-server.ts';
import { type Network, openNetwork } from '../system/network.ts';
import { createSkippedTime } from '../system/skipped-time.ts';
import { planStandalone } from '../system/standalone.ts';
import type { Surroundings } from '../system/surroundings.ts';
import type { System } from '../system/system.ts';
import { requestsUnderWay } from '../system/user-fetch.ts';
import type { Victim } from '../system/victim.ts';
import { createKeeper, type Keeper } from './keeper.ts';

/** Carillon, the networks, and the time that both live in. */
export interface World {
  readonly folder: string;
  readonly system: System;
  readonly victims: readonly Victim[];
  readonly network: Network;
  readonly keeper: Keeper;
  /** Null when the services are connected directly. */
  readonly links: LinkServer | null;
  readonly ledger: Ledger;
  /** How often the store was made to fail. */
  readonly storeFaults: { count: number };
  /** The prefix of its databases' names. */
  readonly prefix: string;
  /** By the networks' clock, which is right. */
  now(): Date;
  skippedMs(): number;
  /** Moves all clocks on. */
  skip(ms: number): void;
  close(): Promise<void>;
}

/** Starts everything on fresh data, and waits until it is ready. */
export async function openWorld(
  options: Options,
  random: Random,
  around: Surroundings | null,
): Promise<World> {
  const folder = mkdtempSync(path.join(tmpdir(), 'carillon-chaos-'));
  const logFolder = path.join(folder, 'log');
  mkdirSync(logFolder);
  const open: { system?: System; network?: Network; ledger?: Ledger } = {};
  const prefix = `chaos-${Date.now().toString(36)}-${options.seed.toString(36)}`;
  const skipped = createSkippedTime(path.join(folder, 'skipped'));
  const now = (): Date => new Date(Date.now() + skipped.ms());
  const keeper = createKeeper({
    nextAim: () => planAim(random),
    victims: () => open.system?.stages.flat() ?? [],
    servers: () => open.system?.servers ?? new Map(),
    underWay: () => (open.network?.underWay() ?? 0) + requestsUnderWay(),
    skip: skipped.skip,
  });
  const planning = {
    folder,
    logFolder,
    random,
    prefix,
    skippedFile: skipped.file,
    skewMs: options.skewSeconds * 1000,
    withoutLook: options.withoutLook,
    onEnd: (name: string, how: string) => keeper.ended(name, how),
    async openNetworks(carillonUrl: string) {
      open.network = await openNetwork({ folder: path.join(folder, 'network'), carillonUrl, now });
      return open.network.url;
    },
  };
  const close = async (): Promise<void> => {
    await keeper.closeAll();
    await open.ledger?.close().catch(() => undefined);
    await open.network?.close();
    await open.system?.close();
    skipped.close();
  };
  try {
    const system = await (around ? planDistributed(planning, around) : planStandalone(planning));
    open.system = system;
    await keeper.startAll(system.stages);
    const ledger = await openLedger(system.storeUris, prefix);
    open.ledger = ledger;
    const victims = system.stages.flat();
    if (!open.network) throw new Error('the networks were not opened');
    return {
      folder,
      system,
      victims,
      links: around?.links ?? null,
      network: open.network,
      keeper,
      ledger,
      storeFaults: { count: 0 },
      now,
      close,
      prefix,
      skippedMs: skipped.ms,
      skip: skipped.skip,
    };
  } catch (error) {
    await close();
    throw new Error(`in ${folder}`, { cause: error });
  }
}
