/**
 * A micro-frontend's storage in this browser for the user who is logged in: unsaved work, choices, what was seen. No
 * other user who logs in here reads it. It outlives a session that expires, and is deleted at logout.
 */
export interface UserStorage {
  readonly userId: string;
  /** The keys that begin so and have a value. */
  keys(prefix: string): string[];
  get(key: string): string | null;
  /** Stores a value if the browser can; important data belongs on the server. */
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Calls a listener when another tab changes the value of a key, until the returned function is called. */
  watch(key: string, listener: (value: string | null) => void): () => void;
}

/** A user's storage, and the way to end it. */
export interface OpenUserStorage extends UserStorage {
  /** Drops everything stored for the user. Values set later, by a late answer, aren't stored. */
  drop(): void;
}

const prefixOf = (userId: string): string => `kept:${userId}:`;

export function openUserStorage(storage: Storage, tabs: EventTarget, userId: string): OpenUserStorage {
  const prefix = prefixOf(userId);
  const names = (): string[] =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
  let dropped = false;
  return {
    userId,
    keys: (begin) =>
      names()
        .map((key) => key.slice(prefix.length))
        .filter((key) => key.startsWith(begin)),
    get: (key) => storage.getItem(prefix + key),
    set(key, value) {
      if (dropped) return;
      try {
        storage.setItem(prefix + key, value);
      } catch (error) {
        console.warn(`The browser keeps no more: ${key} is not kept.`, error);
      }
    },
    remove: (key) => storage.removeItem(prefix + key),
    watch(key, listener) {
      const hear = (event: Event): void => {
        const { key: changed, newValue } = event as StorageEvent;
        if (changed === prefix + key) listener(newValue);
      };
      tabs.addEventListener('storage', hear);
      return () => tabs.removeEventListener('storage', hear);
    },
    drop() {
      dropped = true;
      for (const key of names()) storage.removeItem(key);
    },
  };
}
