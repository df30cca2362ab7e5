/** A browser's storage in memory; `kept` is what is in it. */
export function memoryStorage(): { storage: Storage; kept: Map<string, string> } {
  const kept = new Map<string, string>();
  const storage = {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  } as Storage;
  return { storage, kept };
}
