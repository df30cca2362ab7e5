import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RegisterForm } from '../features/register/components/register-form.tsx';
import { ProviderButtons } from '../features/sign-in/components/provider-buttons.tsx';
import { Entrance } from '../lib/entrance.tsx';
import type { TypedEmail } from '../lib/typed-email.ts';
import { useIntent } from '../lib/use-intent.ts';

interface RegisterPageProps extends TypedEmail {
  onSignedUp(email: string): void;
}

export function RegisterPage({ onSignedUp, ...emailProps }: RegisterPageProps): ReactNode {
  const { why, keepOn } = useIntent();
  const login = keepOn('/login');
  return (
    <Entrance
      title={t`Sign up`}
      line={
        <>
          {why && `${why.register} `}
          <Trans>
            Have an account? <a href={login}>Log in</a>.
          </Trans>
        </>
      }
    >
      <RegisterForm {...emailProps} next={login} onSignedUp={onSignedUp} />
      <ProviderButtons remember={false} login={login} />
    </Entrance>
  );
}
