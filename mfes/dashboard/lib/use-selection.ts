import { useMemo, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  has(id: string): boolean;
  toggle(id: string, on: boolean): void;
  set(ids: readonly string[]): void;
}

/** Which posts are selected; what is no longer listed is no longer selected. */
export function useSelection(listed: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const ids = new Set(listed.filter((id) => chosen.has(id)));
    return {
      ids,
      has: (id) => ids.has(id),
      toggle(id, on) {
        const next = new Set(ids);
        if (on) next.add(id);
        else next.delete(id);
        setChosen(next);
      },
      set: (all) => setChosen(new Set(all)),
    };
  }, [listed, chosen]);
}
