import { useLocation } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NewPasswordForm } from '../features/reset/components/new-password-form.tsx';
import { Entrance } from '../lib/entrance.tsx';

export function ResetPasswordPage(): ReactNode {
  const secret = useLocation().hash.slice(1);
  return (
    <Entrance
      title={t`Choose a new password`}
      line={
        <Trans>
          Remembered the old one? <a href="/login">Log in</a>.
        </Trans>
      }
    >
      {/* Another link is another form. */}
      <NewPasswordForm key={secret} secret={secret} />
    </Entrance>
  );
}
