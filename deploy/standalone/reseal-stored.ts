import path from 'node:path';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { createVault } from '@carillon/identity/crypto/vault.ts';
import { openStores } from '@carillon/identity/stores/stores.ts';
import { resealAll } from '@carillon/identity/usecases/reseal-all.ts';
import { createClosing } from '@carillon/kit/closing.ts';
import { createLogger } from '@carillon/kit/log.ts';
import type { StandaloneConfig } from './config.ts';

export interface VaultKeys {
  readonly current: Uint8Array;
  readonly old: readonly Uint8Array[];
}

/**
 * Seals the stored tokens under the current key. Nothing else has the embedded store meanwhile, so that no process goes on
 * with older keys.
 * @param before called when the store is open, and before anything in it is changed
 * @throws StoreOpenError while Carillon runs
 */
export async function resealStored(
  config: StandaloneConfig,
  { current, old }: VaultKeys,
  before?: () => void,
): Promise<{ resealed: number; left: number }> {
  const closing = createClosing();
  try {
    const uri = config.MONGODB_URI ?? (await openEmbedded(path.join(config.CARILLON_DATA, 'store'), closing));
    const stores = await openStores(uri, `${config.MONGODB_PREFIX}_identity`);
    closing.add(() => stores.close());
    before?.();
    const log = createLogger('keys', config.LOG_LEVEL);
    const { resealed, unreadable, changed } = await resealAll({
      stores,
      vault: createVault(current, old),
      log,
    });
    return { resealed, left: unreadable + changed };
  } finally {
    await closing.close();
  }
}

async function openEmbedded(folder: string, closing: ReturnType<typeof createClosing>): Promise<string> {
  const store = await startEmbeddedStore({ folder });
  closing.add(() => store.close());
  return store.uri;
}
