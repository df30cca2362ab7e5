import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMailState } from '../../../lib/use-mail-state.ts';

/** Hidden if it leads nowhere, and until that is known. The row it is in has its height either way. */
export function ForgotLink(): ReactNode {
  const mail = useMailState();
  return mail === 'smtp' || mail === 'mailbox' ? (
    <a href="/forgot-password" className="tap">
      <Trans>Forgot Password?</Trans>
    </a>
  ) : null;
}
