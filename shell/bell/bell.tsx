import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import type { Readable, ShellLocation } from '@carillon/sdk/shell.ts';
import { BellIcon } from '@carillon/ui/icons.tsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { BellPanel } from './bell-panel.tsx';
import type { InboxStore } from './inbox-store.ts';

interface BellProps {
  readonly inbox: InboxStore;
  readonly location: Readable<ShellLocation>;
}

const MOST_SHOWN = 9;

/** How much is new, and the list of it on demand. */
export function Bell({ inbox, location }: BellProps): ReactNode {
  const entries = useReadable(inbox);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const unread = entries.filter(({ state }) => state === 'new').length;

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

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const name = `Notifications${unread > 0 ? `, ${unread} unread` : ''}`;
  return (
    <div className="bell" ref={place}>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={name}
        title={name}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <BellIcon />
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </button>
      {open && <BellPanel id={id} inbox={inbox} onClose={close} onFollow={() => setOpen(false)} />}
    </div>
  );
}
