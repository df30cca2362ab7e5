import { useUserStorage } from '@carillon/sdk/index.ts';
import { useEffect, useState } from 'react';

const KEY = 'dashboard:connected-dismissed';

/**
 * Up to how many connected accounts the user needs no word of any more; more are news again. It follows those that are
 * connected downwards, so that one that comes back is news too; `connected` is null until all networks are checked.
 */
export function useDismissedCount(connected: number | null): {
  readonly count: number;
  set(count: number): void;
} {
  const storage = useUserStorage();
  const [own, setOwn] = useState<number | null>(null);
  const count = own ?? (Number(storage?.get(KEY)) || 0);
  const set = (to: number): void => {
    storage?.set(KEY, String(to));
    setOwn(to);
  };
  const fewer = connected !== null && connected < count;
  useEffect(() => {
    if (fewer) set(connected);
  });
  return { count, set };
}
