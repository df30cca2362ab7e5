import { type RefObject, useEffect, useRef } from 'react';

/**
 * Asks for more of a list; the user goes on where it ended, also when the button is gone, unless they are elsewhere by
 * then. When it could not be had (`failed`), what comes into the list later moves nobody.
 */
export function useMore(list: RefObject<HTMLElement | null>, failed = false): (load: () => void) => void {
  const request = useRef<{ readonly end: number; readonly from: Element | null } | null>(null);
  useEffect(() => {
    if (failed) request.current = null;
  }, [failed]);
  useEffect(() => {
    if (!request.current) return;
    const { end, from } = request.current;
    const next = list.current?.children[end];
    if (!next) return;
    request.current = null;
    const { activeElement, body } = document;
    if (activeElement !== from && activeElement !== body) return;
    (next.matches('[tabindex]') ? (next as HTMLElement) : firstControl(next))?.focus();
  });
  return (load) => {
    if (list.current) request.current = { end: list.current.children.length, from: document.activeElement };
    load();
  };
}

const firstControl = (entry: Element): HTMLElement | null =>
  entry.querySelector('a') ?? entry.querySelector('button');
