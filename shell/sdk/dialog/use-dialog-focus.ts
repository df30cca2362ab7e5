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
  const wasUsed = useRef(false);
  // The focused element is gone, and keyboard use continues from here. Checked a moment later: between two fields
  // nothing has the focus, and taking it then would keep it from the next one.
  useEffect(() => {
    const hasLostFocus = (): boolean => open && wasShown.current && document.activeElement === document.body;
    if (!hasLostFocus()) return;
    const timer = setTimeout(() => hasLostFocus() && body.current?.focus());
    return () => clearTimeout(timer);
  });
  const leave = (): void => {
    last.current = document.activeElement;
  };
  // A quick user types while the dialog is still opening, and must not be moved to another field.
  const use = (): void => {
    wasUsed.current = true;
  };
  const arrive = (isShown: boolean): void => {
    wasShown.current = isShown;
    const isUsersChoice = wasUsed.current || !first?.current;
    wasUsed.current = false;
    if (!isShown || (isUsersChoice && body.current?.contains(document.activeElement))) return;
    const find = (what: string): Element | null | undefined => body.current?.querySelector(what);
    const begin = first?.current ?? find('[data-first]') ?? find(CONTROLS) ?? body.current;
    const place = step?.returning && last.current?.isConnected ? last.current : begin;
    if (place instanceof HTMLElement) place.focus();
  };
  return { body, arrive, leave, use, isShown: () => wasShown.current };
}
