import { useLocation } from '@carillon/sdk/index.ts';
import { useEffect } from 'react';

/** What addresses lead to here; other hashes, such as the frame's own, are none of this page's business. */
const PLACES = new Set(['#links', '#posts', '#analytics']);

/** Takes whoever comes by an address such as `/dashboard#posts` to that place, with the focus. */
export function usePlace(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const place = PLACES.has(hash) ? document.getElementById(hash.slice(1)) : null;
    place?.scrollIntoView?.();
    place?.focus({ preventScroll: true });
  }, [hash]);
}
