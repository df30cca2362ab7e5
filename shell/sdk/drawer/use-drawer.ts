import { type RefObject, useEffect } from 'react';
import { isKey } from '../keys/keys.ts';

interface Drawer {
  readonly open: boolean;
  readonly panel: RefObject<HTMLElement | null>;
  /** The element that opened the drawer. It gets the focus back if the focus was in the drawer until the end. */
  readonly opener: RefObject<HTMLElement | null>;
  onClose(): void;
}

/**
 * The focus moves into the drawer when it opens, and back afterward; Escape closes it, and so does moving the focus
 * out.
 */
export function useDrawer({ open, panel, opener, onClose }: Drawer): void {
  useEffect(() => {
    if (!open) return;
    const inside = (node: unknown): boolean => node instanceof Node && !!panel.current?.contains(node);
    const leave = (event: FocusEvent): void => {
      if (!inside(event.target)) onClose();
    };
    const hear = (event: KeyboardEvent): void => {
      if (isKey(event, 'Escape')) onClose();
    };
    const currentLink = panel.current?.querySelector<HTMLElement>('a[aria-current]');
    (currentLink ?? panel.current?.querySelector<HTMLElement>('a'))?.focus();
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', hear);
      const { activeElement, body } = document;
      if (activeElement === body || inside(activeElement)) opener.current?.focus();
    };
  }, [open, panel, opener, onClose]);
}
