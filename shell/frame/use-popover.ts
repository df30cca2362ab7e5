import type { Readable, ShellLocation } from '@carillon/sdk/shell.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface Popover {
  readonly open: boolean;
  /** The button that opens it. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Contains the button and its popover. */
  readonly place: RefObject<HTMLDivElement | null>;
  toggle(): void;
  /** The focus goes back to the button. */
  close(): void;
  /** The focus goes elsewhere. */
  leave(): void;
}

/** Shows a panel below a button of the header, until the user clicks or focuses something else, or the page changes. */
export function usePopover(location: Readable<ShellLocation>): Popover {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => location.subscribe(() => setOpen(false)), [location]);
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event): void => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  return {
    open,
    button,
    place,
    toggle: () => setOpen(!open),
    close: () => {
      setOpen(false);
      button.current?.focus();
    },
    leave: () => setOpen(false),
  };
}
