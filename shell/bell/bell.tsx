import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import type { Shell } from '@carillon/sdk/shell.ts';
import { BellIcon } from '@carillon/ui/icons.tsx';
import { type ReactNode, useId } from 'react';
import { usePopover } from '../frame/use-popover.ts';
import { BellPanel } from './bell-panel.tsx';
import type { InboxStore } from './inbox-store.ts';
import { needsOf } from './needs-you.tsx';
import { useAttention } from './use-attention.ts';

interface BellProps {
  readonly inbox: InboxStore;
  /** The one that times are told in. */
  readonly zone: string;
  readonly shell: Pick<Shell, 'api' | 'events' | 'location'>;
}

const MOST_SHOWN = 9;

/** How much is new, whether something needs the user, and the list of it on demand. */
export function Bell({ inbox, zone, shell }: BellProps): ReactNode {
  const entries = useReadable(inbox);
  const { open, button, place, toggle, close, leave } = usePopover(shell.location);
  const id = useId();
  const { attention, again } = useAttention(shell);
  const needs = attention === null || attention === 'failed' ? null : needsOf(attention);
  const unread = entries.filter(({ state }) => state === 'new').length;
  const name = ['Notifications', unread > 0 && `${unread} unread`, needs].filter(Boolean).join(', ');
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
        onClick={toggle}
      >
        <BellIcon />
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
        {unread === 0 && needs && <span className="bell-count dot" aria-hidden="true" />}
      </button>
      {open && (
        <BellPanel {...{ id, attention, inbox, zone }} onAgain={again} onClose={close} onFollow={leave} />
      )}
    </div>
  );
}
