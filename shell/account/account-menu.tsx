import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import type { Shell } from '@carillon/sdk/shell.ts';
import { cityOf, offsetOf } from '@carillon/sdk/time/zones.ts';
import { ClockIcon, UserIcon } from '@carillon/ui/icons.tsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { usePopover } from '../frame/use-popover.ts';

/** Who is logged in, and what of the account can be changed. */
export function AccountMenu({ shell }: { shell: Shell }): ReactNode {
  const { user } = useReadable(shell.session);
  const { open, button, place, toggle, close } = usePopover(shell.location);
  const first = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) first.current?.focus();
  }, [open]);

  const changeTimeZone = (): void => {
    // The dialog gives the focus back to what has it now.
    close();
    shell.changeTimeZone();
  };
  return (
    <div className="account" ref={place}>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label="Account"
        title={user ? `Account: ${user.name}` : 'Account'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        disabled={!user}
        onClick={toggle}
      >
        <UserIcon />
      </button>
      {open && user && (
        <section
          id={id}
          className="account-panel"
          aria-label="Account"
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <p className="account-who">
            <strong>{user.name}</strong>
            <span className="muted">{user.email}</span>
          </p>
          <button ref={first} type="button" className="account-item" onClick={changeTimeZone}>
            <ClockIcon size={18} />
            <span>Time zone</span>
            <span className="muted tabular">
              {cityOf(user.timezone)} ({offsetOf(user.timezone, new Date())})
            </span>
          </button>
        </section>
      )}
    </div>
  );
}
