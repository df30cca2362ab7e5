import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Options } from '../options.ts';
import { planAim } from '../plan/faults.ts';
import type { Random } from '../plan/random.ts';
import type { Broker } from '../system/broker.ts';
import { planDistributed } from '../system/distributed.ts';
import { type Ledger, openLedger } from '../system/ledger.ts';
import { type Network, openNetwork } from '../system/network.ts';
import { PREFIX } from '../system/options.ts';
import { planStandalone } from '../system/standalone.ts';
import type { System } from '../system/system.ts';
import type { Victim } from '../system/victim.ts';
import { createKeeper, type Keeper } from './keeper.ts';

/** Carillon, the networks, and the time that both live in. */
export interface World {
  readonly folder: string;
  readonly system: System;
  readonly victims: readonly Victim[];
  readonly network: Network;
  readonly keeper: Keeper;
  readonly ledger: Ledger;
  /** By the networks' clock, which is right. */
  now(): Date;
  skippedMs(): number;
  /** Moves all clocks on. */
  skip(ms: number): void;
  close(): Promise<void>;
}

/** Starts everything on fresh data, and waits until it is ready. */
export async function openWorld(options: Options, random: Random, broker: Broker | null): Promise<World> {
  const folder = mkdtempSync(path.join(tmpdir(), 'carillon-chaos-'));
  const logFolder = path.join(folder, 'log');
  mkdirSync(logFolder);
  const open: { system?: System; network?: Network; ledger?: Ledger } = {};
  let skippedMs = 0;
  const now = (): Date => new Date(Date.now() + skippedMs);
  const keeper = createKeeper({
    nextAim: () => planAim(random),
    victims: () => open.system?.stages.flat() ?? [],
    restartBroker: async (awayMs) => broker?.restart(awayMs),
  });
  const planning = {
    ...{ folder, logFolder, random, skewMs: options.skewSeconds * 1000, withoutLook: options.withoutLook },
    skippedMs: () => skippedMs,
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
  };
  try {
    const system = await (broker ? planDistributed(planning, broker) : planStandalone(planning));
    open.system = system;
    await keeper.startAll(system.stages);
    const ledger = await openLedger(system.storeUri, PREFIX);
    open.ledger = ledger;
    const victims = system.stages.flat();
    if (!open.network) throw new Error('the networks were not opened');
    return {
      ...{ folder, system, victims, network: open.network, keeper, ledger, now, close },
      skippedMs: () => skippedMs,
      skip(ms) {
        skippedMs += ms;
        for (const victim of victims) victim.skip(skippedMs);
      },
    };
  } catch (error) {
    await close();
    throw new Error(`in ${folder}`, { cause: error });
  }
}
