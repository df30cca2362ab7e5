import { useEffect, useRef } from 'react';

/** The browser's online state. Only "offline" is reliable. */
export const isOnline = (): boolean => navigator.onLine !== false;

/** Calls the newest handler when the browser comes online, as long as something waits for that. */
export function useOnlineAgain(waiting: boolean, handler: () => void): void {
  const newest = useRef(handler);
  newest.current = handler;
  useEffect(() => {
    if (!waiting) return;
    const call = (): void => newest.current();
    globalThis.addEventListener('online', call);
    return () => globalThis.removeEventListener('online', call);
  }, [waiting]);
}
