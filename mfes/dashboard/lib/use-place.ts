import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Takes whoever comes by an address such as `/dashboard#posts` to that place, with the focus. */
export function usePlace(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const place = hash ? document.getElementById(hash.slice(1)) : null;
    place?.scrollIntoView?.();
    place?.focus({ preventScroll: true });
  }, [hash]);
}
