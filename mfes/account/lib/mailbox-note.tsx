import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A note about where this server's emails are while it sends none. */
export const MailboxNote = (): ReactNode => (
  <Trans>
    On this test server, emails are in the <a href="/mailbox">mailbox</a>.
  </Trans>
);
