import type { SessionPort } from '@carillon/sdk/shell.ts';
import { t } from '@lingui/core/macro';
import type { ToastStore } from './toasts.ts';

/** Tells a user who finds the login page in place of their work why, until somebody logs in. */
export function tellSessionEnd(
  session: Pick<SessionPort, 'get' | 'subscribe'>,
  toasts: Pick<ToastStore, 'keep'>,
): void {
  const takeBack = toasts.keep(
    t`Your session has ended. Log in to continue.`,
    t`You’re logged out`,
    'warning',
  );
  const stop = session.subscribe(() => {
    if (!session.get().loggedIn) return;
    stop();
    takeBack();
  });
}
