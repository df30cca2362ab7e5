import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Whether anything was written to a store, which is asked for far less than all that is in it. */
export function storeChanges(folder: string) {
  const database = new DatabaseSync(path.join(folder, 'store.db'), { readOnly: true });
  const version = database.prepare('PRAGMA data_version');
  return {
    /** Another one after each change. */
    version: () => Number(version.get()?.data_version),
    close: () => database.close(),
  };
}
