import { endUpgrade, keepCopy } from './keep-copy.ts';
import { type MigrateAllOptions, migrateAll } from './migrate-all.ts';

export interface TakeOverOptions extends Omit<MigrateAllOptions, 'beforeFirst'> {
  /** The folder of an embedded store, which is copied first. The operator backs up any other store. */
  readonly storeFolder: string | null;
}

/**
 * Upgrades the store of an older Carillon, before anybody reads it.
 * @throws StoreFormatError
 */
export async function takeOverStore({ storeFolder, ...options }: TakeOverOptions): Promise<boolean> {
  const { tell } = options;
  const wasOlder = await migrateAll({
    ...options,
    beforeFirst() {
      tell('An older Carillon wrote this data; it is taken over.');
      if (storeFolder) tell(`The store as it was is in ${keepCopy(storeFolder)}`);
    },
  });
  if (storeFolder) endUpgrade(storeFolder);
  if (wasOlder) tell('Everything is taken over.');
  return wasOlder;
}
