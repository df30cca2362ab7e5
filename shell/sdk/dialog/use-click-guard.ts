import { type MouseEvent, useRef } from 'react';

interface ClickGuard {
  onMouseDownCapture(event: MouseEvent): boolean;
  onClickCapture(event: MouseEvent): boolean;
}

/**
 * Ignores the second half of a double click that began before the dialog was there: it would hit whatever the dialog
 * has under the pointer, such as its background, which closes it. The handlers return whether the event counts.
 */
export function useClickGuard(open: boolean): ClickGuard {
  const wasOpen = useRef(false);
  const beganHere = useRef(false);
  if (wasOpen.current !== open) {
    wasOpen.current = open;
    beganHere.current = false;
  }
  return {
    onMouseDownCapture: (event) => {
      if (event.detail === 1) beganHere.current = true;
      if (event.detail < 2 || beganHere.current) return true;
      // Nor does it move the focus.
      event.preventDefault();
      return false;
    },
    onClickCapture: (event) => {
      if (event.detail < 2 || beganHere.current) return true;
      event.preventDefault();
      event.stopPropagation();
      return false;
    },
  };
}
