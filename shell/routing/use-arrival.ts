import type { Readable, ShellLocation } from '@carillon/sdk/shell.ts';
import { type RefObject, useEffect, useState } from 'react';
import { keepFocus } from './keep-focus.ts';

/**
 * On each change of page the focus goes to its place, and its title is there to be read out. At once, before the page
 * is drawn, so that one which wants the focus somewhere else still gets it; the first page is left alone. A change within
 * a page leaves the focus where it is, for as long as that is there.
 */
export function useArrival(
  location: Readable<ShellLocation>,
  place: RefObject<HTMLElement | null>,
  titleOf: (pathname: string) => string,
): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    let last = location.get().pathname;
    let stop = (): void => undefined;
    const unsubscribe = location.subscribe(() => {
      const { pathname, hash } = location.get();
      stop();
      if (pathname === last) {
        stop = keepFocus(() => place.current);
        return;
      }
      last = pathname;
      setAnnounced(titleOf(pathname));
      // With a hash, the page focuses the element it names.
      if (!hash) place.current?.focus({ preventScroll: true });
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [location, place, titleOf]);
  return announced;
}
