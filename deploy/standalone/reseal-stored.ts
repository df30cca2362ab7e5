import path from 'node:path';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { loseConnection } from '@carillon/identity/connections/lose-connection.ts';
import { type Resealed, resealAll } from '@carillon/identity/connections/reseal-all.ts';
import { createVault } from '@carillon/identity/crypto/vault.ts';
import type { Connected } from '@carillon/identity/domain/connection.ts';
import { connectionIsSealed } from '@carillon/identity/domain/sentences.ts';
import { openStores } from '@carillon/identity/stores/stores.ts';
import { boundedFile } from '@carillon/kit/bounded-file.ts';
import { createLogger } from '@carillon/kit/log.ts';
import { createSecurityLog } from '@carillon/kit/security-log.ts';
import type { StandaloneConfig } from './config.ts';

export interface VaultKeys {
  readonly current: Uint8Array;
  readonly old: readonly Uint8Array[];
}

interface Options {
  /** Called when the store is open, and before anything in it is changed. */
  before?(): void;
  /** Connections that no key opens are ended, and their owners asked to make them again, when Carillon starts. */
  readonly loseUnreadable?: boolean;
}

/**
 * Seals the stored tokens under the current key. Nothing else has the embedded store meanwhile, so that no process goes on
 * with older keys.
 * @throws StoreOpenError while Carillon runs
 */
export async function resealStored(
  config: StandaloneConfig,
  { current, old }: VaultKeys,
  { before, loseUnreadable = false }: Options = {},
): Promise<Resealed> {
  const closing = new AsyncDisposableStack();
  try {
    const uri = config.MONGODB_URI ?? (await openEmbedded(path.join(config.CARILLON_DATA, 'store'), closing));
    const stores = await openStores({ uri, database: `${config.MONGODB_PREFIX}_identity` });
    closing.defer(() => stores.close());
    before?.();
    const log = createLogger('keys', config.LOG_LEVEL);
    const securityLog = createSecurityLog(
      'identity',
      boundedFile(path.join(config.CARILLON_DATA, 'security.log')),
    );
    closing.defer(securityLog.close);
    // The event waits in the outbox for the next start.
    const deps = {
      stores,
      telemetry: { securityLog },
      relay: { nudge: () => undefined },
      clock: () => new Date(),
    };
    const lose = (connection: Connected) =>
      loseConnection(deps, connection, connectionIsSealed(connection.platform).english);
    const vault = createVault(current, old);
    return await resealAll({ stores, vault, log, ...(loseUnreadable && { lose }) });
  } finally {
    await closing.disposeAsync();
  }
}

async function openEmbedded(folder: string, closing: AsyncDisposableStack): Promise<string> {
  const store = await startEmbeddedStore({ folder });
  closing.defer(() => store.close());
  return store.uri;
}
