import { type KeyboardEvent, useRef } from 'react';
import { isKey } from '../keys/keys.ts';

const PRESSED = 'button,summary,a[href]';

/**
 * Ignores Enter and Space that began before the dialog was there, held down or pressed twice: on its way to its first
 * control, the focus is on a button that closes the dialog, and a key that is held down would submit the first field.
 */
export function useKeyGuard(open: boolean, isShown: () => boolean): (event: KeyboardEvent) => void {
  const beganHere = useRef(false);
  if (!open) beganHere.current = false;
  return (event) => {
    if (!isKey(event, 'Enter', ' ')) return;
    if (!event.repeat && isShown()) beganHere.current = true;
    const isPress = event.target instanceof Element && event.target.closest(PRESSED) !== null;
    if (beganHere.current || !(isPress || event.repeat)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
