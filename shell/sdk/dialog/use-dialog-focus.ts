import { type RefObject, useEffect, useRef } from 'react';

export interface Step {
  /** The user comes back to it from a later one: the focus goes where it was. */
  readonly returning: boolean;
}

const CONTROLS =
  'input:enabled:not([hidden]),select:enabled,textarea:enabled,button:enabled,a[href],[tabindex="0"]';

/** Where the focus goes when a dialog is there, and that it stays within. */
export function useDialogFocus(
  open: boolean,
  first: RefObject<HTMLElement | null> | undefined,
  step: Step | undefined,
) {
  const body = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  const wasShown = useRef(false);
  // What had the focus is gone, and the keyboard goes on from here. Looked at a moment later: between one field and the
  // next nothing has the focus, and to take it then would keep it from the next.
  useEffect(() => {
    const hasLostFocus = (): boolean => open && wasShown.current && document.activeElement === document.body;
    if (!hasLostFocus()) return;
    const timer = setTimeout(() => hasLostFocus() && body.current?.focus());
    return () => clearTimeout(timer);
  });
  const leave = (): void => {
    last.current = document.activeElement;
  };
  const arrive = (isShown: boolean): void => {
    wasShown.current = isShown;
    if (!isShown) return;
    // Where a place is named, whatever had the focus while the dialog came is no choice of the user's.
    const isPlaced = !first?.current && body.current?.contains(document.activeElement);
    if (isPlaced) return;
    const find = (what: string): Element | null | undefined => body.current?.querySelector(what);
    const begin = first?.current ?? find('[data-first]') ?? find(CONTROLS) ?? body.current;
    const place = step?.returning && last.current?.isConnected ? last.current : begin;
    if (place instanceof HTMLElement) place.focus();
  };
  return { body, arrive, leave };
}
