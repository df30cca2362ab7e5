import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 760px)';

const subscribe = (told: () => void): (() => void) => {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', told);
  return () => query?.removeEventListener('change', told);
};

/** Whether the page is as narrow as on a phone. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(NARROW).matches ?? false);
