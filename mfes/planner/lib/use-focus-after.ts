import { type RefObject, useEffect, useRef } from 'react';
import { focusIfLost } from './focus-if-lost.ts';

/** Gives the focus to an element when controls go, if one of them had it. */
export function useFocusAfter(shown: boolean, element: RefObject<HTMLElement | null>): void {
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !shown) focusIfLost(element.current);
    wasShown.current = shown;
  }, [shown, element]);
}
