import type { Readable, ShellLocation } from '@carillon/sdk/shell.ts';
import { type RefObject, useEffect, useState } from 'react';
import { keepFocus } from './keep-focus.ts';

/**
 * On each change of page the focus moves to its place, and its title is announced. This happens before the page is
 * drawn, so a page that wants the focus elsewhere still gets it; the first page is left alone. A change within a page
 * leaves the focus where it is, as long as its element exists.
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
