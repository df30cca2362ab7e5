import type { Readable } from '@carillon/sdk/shell.ts';
import { writable } from '../state/readable.ts';
import { fetchRegistry, type Registry } from './registry.ts';

/** Which micro-frontends there are; null when that could not be learned. */
export interface RegistryStore extends Readable<Registry | null> {
  /** Requests the list from the server, again if need be. Never throws: after a failure, the value stays. */
  load(): Promise<void>;
}

export function createRegistryStore(): RegistryStore {
  const value = writable<Registry | null>(null);
  return {
    get: value.get,
    subscribe: value.subscribe,
    async load() {
      try {
        value.set(await fetchRegistry());
      } catch (error) {
        console.error('The list of pages could not be loaded.', error);
      }
    },
  };
}
