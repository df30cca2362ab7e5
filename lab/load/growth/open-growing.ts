import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { type Connection, connectUnchecked } from '@carillon/kit/store/connect.ts';
import { composeStandalone } from '../../../deploy/standalone/compose.ts';
import { readConfig } from '../../../deploy/standalone/config.ts';
import type { App } from '../api/open-app.ts';
import { type Space, spaceOfFolder, spaceOfServer } from './space.ts';
import { splitStore } from './split-store.ts';

/** Carillon on a store that a bench fills beside it. */
export interface Growing {
  /** Returns the app that runs now. */
  app(): App;
  database(service: string): Promise<Connection>;
  /** Ends it and starts it again, with the embedded store. @returns milliseconds until it answers */
  restart(how?: 'as after a crash'): Promise<number>;
  /** Returns the space that the store takes. */
  space(): Promise<Space>;
  close(): Promise<void>;
}

const NO_LIMITS = { RATE_STRICT: '1000000', RATE_COSTLY: '1000000', RATE_NORMAL: '1000000' };

/** On an embedded store of its own; what grows is on the server in `SECOND_MONGODB_URI`, where that is set. */
export async function openGrowing(name: string): Promise<Growing> {
  const folder = await mkdtemp(path.join(tmpdir(), `carillon-bench-growth-${name}-`));
  const storeFolder = path.join(folder, 'store');
  const server = process.env.SECOND_MONGODB_URI;
  const databases = new Map<string, Promise<Connection>>();

  const open = async () => {
    const store = await startEmbeddedStore({ folder: storeFolder, listenOn: server ? 'port' : 'socket' });
    const split = server ? await splitStore(store.uri, server) : null;
    const uri = split?.uri ?? store.uri;
    const config = await readConfig({
      CARILLON_DATA: path.join(folder, 'data'),
      MONGODB_URI: uri,
      MONGODB_PREFIX: name,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...NO_LIMITS,
      PLANS: 'off',
    });
    const app = await composeStandalone(config);
    return { uri, app, split, store };
  };
  const end = async (one: Awaited<ReturnType<typeof open>>) => {
    await one.app.close();
    for (const database of databases.values()) await (await database).close();
    databases.clear();
    one.split?.close();
    await one.store.close();
  };

  let running = await open();
  return {
    app: () => ({ url: running.app.url, mongoUri: running.uri, prefix: name, close: async () => undefined }),
    database(service) {
      const connection = databases.get(service) ?? connectUnchecked(running.uri, `${name}_${service}`);
      databases.set(service, connection);
      return connection;
    },
    async restart(how) {
      await end(running);
      if (how) await rm(path.join(storeFolder, 'store.closed'), { force: true });
      const startedAt = performance.now();
      running = await open();
      await fetch(new URL('/api/check-auth', running.app.url));
      return performance.now() - startedAt;
    },
    space: () => (server ? spaceOfServer(server, name) : spaceOfFolder(storeFolder)),
    async close() {
      await end(running);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
