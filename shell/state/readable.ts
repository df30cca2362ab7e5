import type { Readable } from '@carillon/sdk/shell.ts';

export interface Writable<T> extends Readable<T> {
  set(value: T): void;
}

/** A value that notifies when it changes. */
export function writable<T>(initial: T): Writable<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
