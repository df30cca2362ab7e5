import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 760px)';

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
};

/** Whether the page is as narrow as on a phone. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(NARROW).matches ?? false);
