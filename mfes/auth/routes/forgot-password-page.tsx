import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RequestForm } from '../features/reset/components/request-form.tsx';
import { Entrance } from '../lib/entrance.tsx';
import type { TypedEmail } from '../lib/typed-email.ts';

export function ForgotPasswordPage(emailProps: TypedEmail): ReactNode {
  return (
    <Entrance
      title={t`Forgot your password?`}
      line={
        <Trans>
          We’ll email you a link to choose a new one. Remembered it? <a href="/login">Log in</a>.
        </Trans>
      }
    >
      <RequestForm {...emailProps} />
    </Entrance>
  );
}
