import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { composeStandalone } from '../../../deploy/standalone/compose.ts';
import { readConfig } from '../../../deploy/standalone/config.ts';

export interface App {
  readonly url: string;
  /** The store that it uses, which others may use too. */
  readonly mongoUri: string;
  /** How the names of its databases begin. */
  readonly prefix: string;
  close(): Promise<void>;
}

const NO_LIMITS = { RATE_STRICT: '1000000', RATE_COSTLY: '1000000', RATE_NORMAL: '1000000' };

/** All of Carillon in this process, as `npm start` runs it, with a data folder of its own and no limits of rate. */
export async function openApp(): Promise<App> {
  const closing = new AsyncDisposableStack();
  try {
    const folder = await mkdtemp(path.join(tmpdir(), 'carillon-bench-'));
    closing.defer(() => rm(folder, { recursive: true, force: true }));
    const store = await startEmbeddedStore({ folder: path.join(folder, 'store') });
    closing.defer(() => store.close());
    const config = await readConfig({
      CARILLON_DATA: path.join(folder, 'data'),
      MONGODB_URI: store.uri,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...NO_LIMITS,
      PLANS: 'off',
    });
    const app = await composeStandalone(config);
    closing.defer(() => app.close());
    return {
      url: app.url,
      mongoUri: store.uri,
      prefix: config.MONGODB_PREFIX,
      close: () => closing.disposeAsync(),
    };
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}
