import { useRef } from 'react';

/**
 * Runs work unless it is under way, when it gives null: a second click comes before the page shows that the first was
 * heard.
 */
export function useOnce(): <R>(work: () => Promise<R>) => Promise<R | null> {
  const busy = useRef(false);
  return async (work) => {
    if (busy.current) return null;
    busy.current = true;
    try {
      return await work();
    } finally {
      busy.current = false;
    }
  };
}
