import { useMemo, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  has(id: string): boolean;
  toggle(id: string, on: boolean): void;
  set(ids: readonly string[]): void;
}

/** The selected posts. A post that is no longer listed isn't selected. */
export function useSelection(listedIds: readonly string[]): Selection {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const ids = new Set(listedIds.filter((id) => chosenIds.has(id)));
    return {
      ids,
      has: (id) => ids.has(id),
      toggle(id, on) {
        const next = new Set(ids);
        if (on) next.add(id);
        else next.delete(id);
        setChosenIds(next);
      },
      set: (all) => setChosenIds(new Set(all)),
    };
  }, [listedIds, chosenIds]);
}
