import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import type { Shell } from '@carillon/sdk/shell.ts';
import { BellIcon } from '@carillon/ui/icons.tsx';
import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { usePopover } from '../frame/use-popover.ts';
import type { NotificationStore, Summary } from './notification-store.ts';
import { useCentre } from './use-centre.ts';

interface NotificationButtonProps {
  readonly notifications: NotificationStore;
  /** The one that times are shown in. */
  readonly zone: string;
  readonly shell: Pick<Shell, 'api' | 'events' | 'location' | 'toasts'>;
}

const MAX_SHOWN = 99;

/** How much is unread, whether something needs attention, and the notification centre on demand. */
export function NotificationButton({ notifications, zone, shell }: NotificationButtonProps): ReactNode {
  const summary = useReadable(notifications);
  const { open, button, place, toggle, close, leave } = usePopover(shell.location);
  const Centre = useCentre(open, shell.toasts, close);
  const id = useId();
  const { unread, needsAttention } = summary;
  const name = nameOf(summary);
  return (
    <div className="notification-place" ref={place}>
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
          <span className="notification-count" aria-hidden="true">
            {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
          </span>
        )}
        {unread === 0 && needsAttention > 0 && <span className="notification-count dot" aria-hidden="true" />}
      </button>
      {Centre && <Centre {...{ id, open, notifications, zone, shell }} onClose={close} onFollow={leave} />}
    </div>
  );
}

function nameOf({ unread, needsAttention }: Summary): string {
  const needs = plural(needsAttention, { one: '# needs action', other: '# need action' });
  return [t`Notifications`, unread > 0 && t`${unread} unread`, needsAttention > 0 && needs]
    .filter(Boolean)
    .join(', ');
}
