import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMailState } from '../../../lib/use-mail-state.ts';

/** Not where it would lead to nothing; until that is known its place is kept, and a link that may be none is not shown. */
export function ForgotLink(): ReactNode {
  const mail = useMailState();
  return mail === 'smtp' || mail === 'mailbox' ? (
    <a href="/forgot-password" className="tap">
      <Trans>Forgot Password?</Trans>
    </a>
  ) : null;
}
