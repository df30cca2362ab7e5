import { publicPage } from '@carillon/sdk/index.ts';
import { deferred, LoadingState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { closedFor } from '../features/login/components/closed-account.tsx';
import { ClosedNotice } from '../features/login/components/closed-notice.tsx';
import { DemoOffer } from '../features/login/components/demo-offer.tsx';
import { LoginForm } from '../features/login/components/login-form.tsx';
import { ReturnAlert } from '../features/login/components/return-alert.tsx';
import { SignedUp } from '../features/register/components/signed-up.tsx';
import { ForgotLink } from '../features/reset/components/forgot-link.tsx';
import { AfterProvider } from '../features/sign-in/components/after-provider.tsx';
import { ProviderButtons } from '../features/sign-in/components/provider-buttons.tsx';
import { Entrance } from '../lib/entrance.tsx';
import type { SecondStep } from '../lib/second-step.ts';
import type { TypedEmail } from '../lib/typed-email.ts';
import { useIntent } from '../lib/use-intent.ts';

/** Few logins have a second step. */
const SecondStepForm = deferred(
  async () => (await import('../features/login/components/second-step-form.tsx')).SecondStepForm,
  () => <LoadingState rows={3} />,
);

interface LoginPageProps extends TypedEmail {
  /** The email that somebody has just signed up with here. */
  readonly signedUp: string | null;
}

export function LoginPage({ signedUp, ...emailProps }: LoginPageProps): ReactNode {
  const { why, goal, keepOn } = useIntent();
  const [remember, setRemember] = useState(false);
  const [step, setStep] = useState<SecondStep | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const back = useCallback((address?: string): void => {
    setStep(null);
    setReason(address ?? null);
  }, []);
  const login = keepOn('/login');
  if (step)
    return (
      <Entrance title={t`One more step`} line={t`Confirm that it’s you to finish logging in.`}>
        <SecondStepForm step={step} goal={goal} onBack={back} />
      </Entrance>
    );
  return (
    <Entrance
      title={t`Log in`}
      line={
        <>
          {why && `${why.login} `}
          <Trans>
            New here? <a href={keepOn('/register')}>Sign up</a>, or go back to the{' '}
            <a href={publicPage('/')}>home page</a>.
          </Trans>
        </>
      }
    >
      {signedUp !== null && <SignedUp email={signedUp} />}
      <ClosedNotice />
      <ReturnAlert />
      <AfterProvider
        goal={goal}
        login={login}
        onEmail={emailProps.onEmail}
        onSecondStep={setStep}
        whenClosed={closedFor(goal)}
      >
        <LoginForm
          {...emailProps}
          goal={goal}
          remember={remember}
          onRemember={setRemember}
          reason={reason}
          aside={<ForgotLink />}
          onSecondStep={setStep}
        />
        <ProviderButtons remember={remember} login={login} />
        <DemoOffer goal={goal} />
      </AfterProvider>
    </Entrance>
  );
}
