import { type ReactNode, useState } from 'react';
import { DemoOffer } from '../features/login/components/demo-offer.tsx';
import { LoginForm } from '../features/login/components/login-form.tsx';
import { ReturnAlert } from '../features/login/components/return-alert.tsx';
import { ForgotLink } from '../features/reset/components/forgot-link.tsx';
import { ProviderButtons } from '../features/sign-in/components/provider-buttons.tsx';
import { SignInReturn } from '../features/sign-in/components/sign-in-return.tsx';
import { Entrance } from '../lib/entrance.tsx';
import type { TypedEmail } from '../lib/typed-email.ts';
import { useIntent } from '../lib/use-intent.ts';

export function LoginPage(typed: TypedEmail): ReactNode {
  const { to, goal, keepOn } = useIntent();
  const [remember, setRemember] = useState(false);
  const login = keepOn('/login');
  return (
    <Entrance
      title="Log in"
      line={
        <>
          {to && `Log in or sign up ${to}. `}New here? <a href={keepOn('/register')}>Sign up</a>, or go back
          to the <a href="/">front page</a>.
        </>
      }
    >
      <ReturnAlert />
      <SignInReturn goal={goal} login={login} onEmail={typed.onEmail}>
        <LoginForm
          {...typed}
          goal={goal}
          remember={remember}
          onRemember={setRemember}
          aside={<ForgotLink />}
        />
        <ProviderButtons remember={remember} login={login} />
        <DemoOffer goal={goal} />
      </SignInReturn>
    </Entrance>
  );
}
