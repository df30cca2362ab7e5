import type { FileShelf } from '../storage/user-files.ts';

/** A shelf in memory; `kept` is what is on it. */
export function memoryShelf(): FileShelf & { kept: Map<string, readonly File[]> } {
  const kept = new Map<string, readonly File[]>();
  return {
    kept,
    read: async (key) => [...(kept.get(key) ?? [])],
    async write(key, files) {
      if (files.length > 0) kept.set(key, files);
      else kept.delete(key);
    },
    async clear(prefix) {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
    },
  };
}
