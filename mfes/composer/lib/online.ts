import { useSyncExternalStore } from 'react';

/** What the browser believes; only its no can be relied on. */
export const isOnline = (): boolean => navigator.onLine !== false;

export const useOnline = (): boolean => useSyncExternalStore(follow, isOnline);

function follow(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}
