import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMailState } from '../../../lib/use-mail-state.ts';

/** Hidden if it leads nowhere. Until that is known, its space is reserved without showing the link. */
export function ForgotLink(): ReactNode {
  const mail = useMailState();
  return mail === 'smtp' || mail === 'mailbox' ? (
    <a href="/forgot-password" className="tap">
      <Trans>Forgot Password?</Trans>
    </a>
  ) : null;
}
