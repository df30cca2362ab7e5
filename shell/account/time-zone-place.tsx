import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import type { Shell } from '@carillon/sdk/shell.ts';
import { loadZones } from '@carillon/sdk/time/late-zones.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect } from 'react';
import { useLoaded } from '../frame/use-loaded.ts';
import type { Writable } from '../state/readable.ts';
import type { SessionStore } from '../state/session.ts';
import type { TimeZoneDialogProps } from './time-zone-dialog.tsx';

interface TimeZonePlaceProps {
  readonly shell: Shell;
  /** Whether the dialog is asked for. */
  readonly wanted: Writable<boolean>;
  readonly session: Pick<SessionStore, 'changeTimeZone'>;
}

/** Renders the dialog once it is requested. The UI kit that it needs is only loaded then. */
export function TimeZonePlace({ shell, wanted, session }: TimeZonePlaceProps): ReactNode {
  const open = useReadable(wanted);
  const { loggedIn, user } = useReadable(shell.session);
  const { toasts } = shell;
  const Dialog = useLoaded<TimeZoneDialogProps>(
    open,
    async () => {
      // The dialog lists the zones when its module loads.
      await loadZones();
      return (await import('./time-zone-dialog.tsx')).TimeZoneDialog;
    },
    () => {
      wanted.set(false);
      toasts.danger(t`Couldn’t open the time zone settings. Check your connection and try again.`);
    },
  );

  // The next user who logs in doesn't see it.
  useEffect(() => {
    if (!loggedIn) wanted.set(false);
  }, [loggedIn, wanted]);

  if (!open || !Dialog || !user) return null;
  return (
    <Dialog
      key={user.id}
      shell={shell}
      user={user}
      save={(timezone) => session.changeTimeZone(timezone)}
      onClose={() => wanted.set(false)}
    />
  );
}
