import { useUserStorage } from '@carillon/sdk/index.ts';
import { useState } from 'react';

const KEY = 'dashboard:connected-dismissed';

/** The number of connected accounts that the user needs no word of any more; another number is news again. */
export function useDismissedCount(): { readonly count: number | null; set(count: number): void } {
  const storage = useUserStorage();
  const [own, setOwn] = useState<number | null>(null);
  const kept = storage?.get(KEY);
  return {
    count: own ?? (kept ? Number(kept) : null),
    set(count) {
      storage?.set(KEY, String(count));
      setOwn(count);
    },
  };
}
