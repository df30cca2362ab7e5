import { useLocation } from '@carillon/sdk/index.ts';
import { useEffect } from 'react';

/** Hashes of this page's sections; other hashes, such as the frame's, are ignored. */
const PLACES = new Set(['#links', '#posts', '#analytics']);

/** Takes a user who comes by an address such as `/dashboard#posts` to that place, with the focus. */
export function usePlace(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const place = PLACES.has(hash) ? document.getElementById(hash.slice(1)) : null;
    place?.scrollIntoView?.();
    place?.focus({ preventScroll: true });
  }, [hash]);
}
