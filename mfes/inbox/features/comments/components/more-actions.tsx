import { isKey } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Holds less frequent actions: beside the main action, and on a phone in a menu. It closes once something else is
 * used.
 */
export function MoreActions({ children }: { children: ReactNode }): ReactNode {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const face = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a way beside the button.
    <div
      ref={box}
      className={open ? 'inbox-more open' : 'inbox-more'}
      onKeyDown={(event) => {
        if (!open || !isKey(event, 'Escape')) return;
        event.preventDefault();
        setOpen(false);
        face.current?.focus();
      }}
    >
      <span className="inbox-more-face">
        <Button ref={face} size="small" type="text" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Trans>More</Trans>
        </Button>
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it hear the keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button in it is a click too. */}
      <div className="inbox-more-list" onClick={() => setOpen(false)}>
        {children}
      </div>
    </div>
  );
}
