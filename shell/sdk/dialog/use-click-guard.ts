import { type MouseEvent, type MouseEventHandler, useRef } from 'react';

interface ClickGuard {
  readonly onMouseDownCapture: MouseEventHandler;
  onClickCapture(event: MouseEvent): boolean;
}

/**
 * Ignores the second half of a double click that began before the dialog was there: it would hit whatever the dialog
 * has under the pointer, such as its background, which closes it. `onClickCapture` returns whether the click counts.
 */
export function useClickGuard(open: boolean): ClickGuard {
  const wasOpen = useRef(false);
  const beganHere = useRef(false);
  if (wasOpen.current !== open) {
    wasOpen.current = open;
    beganHere.current = false;
  }
  return {
    onMouseDownCapture: ({ detail }) => {
      if (detail === 1) beganHere.current = true;
    },
    onClickCapture: (event) => {
      if (event.detail < 2 || beganHere.current) return true;
      event.preventDefault();
      event.stopPropagation();
      return false;
    },
  };
}
