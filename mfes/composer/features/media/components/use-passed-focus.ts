import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The control of a list that had the focus: its item's place, and its name. */
export interface FocusedControl {
  readonly place: number;
  readonly name: string;
}

/** Passes the focus from a list that is replaced to the list in its place. Both must share `passed`. */
export function usePassedFocus(passed: RefObject<FocusedControl | null>): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (current && passed.current) focusControl(current, passed.current);
    passed.current = null;
    return () => {
      passed.current = current && focusedControl(current);
    };
  }, [passed]);
  return list;
}

function focusedControl(list: HTMLElement): FocusedControl | null {
  const { activeElement } = document;
  const name = activeElement?.getAttribute('aria-label');
  const place = [...list.children].findIndex((item) => item.contains(activeElement));
  return name && place >= 0 ? { place, name } : null;
}

function focusControl(list: HTMLElement, { place, name }: FocusedControl): void {
  const controls = list.children[place]?.querySelectorAll('button') ?? [];
  [...controls].find((one) => one.getAttribute('aria-label') === name)?.focus();
}
