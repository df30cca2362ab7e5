import { useSyncExternalStore } from 'react';

/** What the browser believes; only its no can be relied on. */
export const isOnline = (): boolean => navigator.onLine !== false;

/** Resolves once the browser has a connection. */
export function whenOnline(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  if (isOnline()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    const { signal: ended } = end;
    const settle = (how: () => void) => (): void => {
      end.abort();
      how();
    };
    globalThis.addEventListener('online', settle(resolve), { signal: ended });
    signal?.addEventListener(
      'abort',
      settle(() => reject(signal.reason)),
      { signal: ended },
    );
  });
}

export const useOnline = (): boolean => useSyncExternalStore(follow, isOnline);

function follow(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}
