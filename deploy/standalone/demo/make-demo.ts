import { rmSync } from 'node:fs';
import { DEMO_ACCOUNT } from '@carillon/contracts/domain/demo.ts';
import { createApiClient, ok } from '../api-client.ts';
import { composeStandalone } from '../compose.ts';
import { type Environment, readConfig } from '../config.ts';
import { completeKeys, type Keys, keyNames } from '../keys.ts';
import { choosePlan } from './choose-plan.ts';
import { linkNetworks } from './link-networks.ts';
import { liveThrough } from './live-through.ts';
import { planAhead } from './plan-ahead.ts';
import { readInbox } from './read-inbox.ts';

export interface DemoOptions {
  /** The folder in which it is made. Emptied first. */
  readonly folder: string;
  /** The settings shared with the installation that it is made for: the keys. */
  readonly env: Environment;
  /** The installation's own folder. */
  readonly dataFolder: string;
  readonly days: number;
}

/** Ninety days are posted in seconds, by a clock that is far off the store's. */
const SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  PLANS: 'on',
  PUBLISH_CLOCK_LIMIT: '0',
  RATE_COSTLY: '1000000',
  RATE_NORMAL: '1000000',
};

/**
 * Builds the demo account in a separate installation, with the keys of the one that takes it over: a small business
 * that has used Carillon for the given number of days, through Carillon's own code. None of the user's settings
 * apply, so nothing leaves this machine.
 * @returns the address at which it was made
 */
export async function makeDemo({ folder, days, ...installation }: DemoOptions): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  let ahead = 0;
  const heardFrom = Promise.withResolvers<void>();
  const config = await readConfig({
    ...SETTINGS,
    CARILLON_DATA: folder,
    LOG_LEVEL: installation.env.LOG_LEVEL,
    // Its databases have the names that they get where they are taken over.
    MONGODB_PREFIX: installation.env.MONGODB_PREFIX,
  });
  const app = await composeStandalone(
    { ...config, keys: await keysOf(installation) },
    { clock: () => new Date(Date.now() + ahead), hearAfter: heardFrom.promise, makesDemo: true },
  );
  try {
    const { email, password, name } = DEMO_ACCOUNT;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const account = { email, name, password, password_confirmation: password, timezone: timeZone };
    const client = createApiClient(app.url);
    await ok(client.post('/api/register', account));
    await ok(client.post('/api/login', { email, password }));
    await ok(client.put('/api/workspace/name', { name }));
    await choosePlan(client);
    // Grants, sessions and others that expire are of today; services hear of the accounts in the past.
    const targets = await linkNetworks(client, name);
    const past = {
      doDue: app.doDue,
      goTo(time: Date) {
        ahead = time.getTime() - Date.now();
        heardFrom.resolve();
      },
    };
    await liveThrough(past, { client, targets, days });
    await readInbox(client);
    await planAhead(client, targets, timeZone);
    return app.url;
  } finally {
    heardFrom.resolve();
    await app.close();
  }
}

async function keysOf({ env, dataFolder }: Omit<DemoOptions, 'folder' | 'days'>): Promise<Keys> {
  const { entries, keys } = await readConfig(env);
  return completeKeys(dataFolder, keys, keyNames(entries.map(({ process }) => process)));
}
