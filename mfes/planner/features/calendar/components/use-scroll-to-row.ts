import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls the table in a box so that a row is below its head; -1 for its start. The page doesn't scroll. */
export function useScrollToRow(row: number): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = scroller.current;
    const rowElement = box?.querySelectorAll<HTMLElement>('tbody tr')[row];
    const head = box?.querySelector('thead')?.offsetHeight ?? 0;
    // By hand: to scroll it into view would move the page too.
    if (box && rowElement) box.scrollTop = rowElement.offsetTop - head;
  }, [row]);
  return scroller;
}
