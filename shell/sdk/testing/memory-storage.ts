/** A browser's storage in memory; `kept` contains its values. */
export function memoryStorage(): { storage: Storage; kept: Map<string, string> } {
  const items = new Map<string, string>();
  const storage = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  } as Storage;
  return { storage, kept: items };
}
