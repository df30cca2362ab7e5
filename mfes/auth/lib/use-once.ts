import { useRef } from 'react';

/** Runs work unless it is under way: a second click comes before the page shows that the first was heard. */
export function useOnce(): (work: () => Promise<unknown>) => Promise<void> {
  const busy = useRef(false);
  return async (work) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await work();
    } finally {
      busy.current = false;
    }
  };
}
