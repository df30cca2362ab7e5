import type { FileShelf } from './user-files.ts';

const DATABASE = 'carillon';
const STORE = 'files';

/** Files in IndexedDB, the one place of a browser that takes them as they are. Opened when it is first used. */
export function browserShelf(factory: () => IDBFactory | undefined = () => globalThis.indexedDB): FileShelf {
  let opened: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => {
    opened ??= open(factory());
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
  const change = async (work: (store: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await database()).transaction(STORE, 'readwrite');
    work(transaction.objectStore(STORE));
    await done(transaction);
  };
  return {
    async read(key) {
      const found = (await database()).transaction(STORE).objectStore(STORE).get(key);
      return ((await answer(found)) as File[] | undefined) ?? [];
    },
    write: (key, files) =>
      change((store) => (files.length > 0 ? store.put([...files], key) : store.delete(key))),
    clear: (prefix) => change((store) => store.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
  };
}

async function open(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  if (!factory) throw new Error('This browser has no IndexedDB.');
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await answer(request);
  // Another tab may hold a newer version of the app.
  database.onversionchange = () => database.close();
  return database;
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
