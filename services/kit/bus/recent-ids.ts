/** Remembers the ids that were added last. */
export interface RecentIds {
  has(id: string): boolean;
  add(id: string): void;
}

export function createRecentIds(limit: number): RecentIds {
  const ids = new Set<string>();
  return {
    has: (id) => ids.has(id),
    add(id) {
      ids.delete(id);
      ids.add(id);
      // A set keeps the order in which its members were added.
      for (const oldest of ids) {
        if (ids.size <= limit) break;
        ids.delete(oldest);
      }
    },
  };
}
