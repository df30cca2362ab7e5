import type { Readable } from '@carillon/sdk/shell.ts';
import {
  type OpenUserStorage,
  openUserStorage,
  type UserStorage,
} from '@carillon/sdk/storage/user-storage.ts';
import { writable } from './readable.ts';

const USER = 'userId';

/** The stored data of the logged-in user. Null while nobody is logged in or the user is unknown. */
export interface KeptStore extends Readable<UserStorage | null> {
  open(userId: string): void;
  /** The session is over; stored data waits for its user. */
  close(): void;
  /** The user logs out: nothing of theirs stays in this browser. */
  drop(): void;
}

/** Remembers whose session it is, so that a reload need not wait for the server to say. */
export function createKeptStore(storage: Storage, tabs: EventTarget): KeptStore {
  const last = storage.getItem(USER);
  const current = writable<OpenUserStorage | null>(last ? openUserStorage(storage, tabs, last) : null);
  const close = (): void => {
    storage.removeItem(USER);
    if (current.get()) current.set(null);
  };
  return {
    get: current.get,
    subscribe: current.subscribe,
    open(userId) {
      if (current.get()?.userId === userId) return;
      storage.setItem(USER, userId);
      current.set(openUserStorage(storage, tabs, userId));
    },
    close,
    drop() {
      current.get()?.drop();
      close();
    },
  };
}
