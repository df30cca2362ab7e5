import type { ReactNode } from 'react';
import { DemoOffer } from '../features/login/components/demo-offer.tsx';
import { LoginForm } from '../features/login/components/login-form.tsx';
import { ReturnAlert } from '../features/login/components/return-alert.tsx';
import { ForgotLink } from '../features/reset/components/forgot-link.tsx';
import { Entrance } from '../lib/entrance.tsx';
import type { TypedEmail } from '../lib/typed-email.ts';
import { useIntent } from '../lib/use-intent.ts';

export function LoginPage(typed: TypedEmail): ReactNode {
  const { to, goal, keepOn } = useIntent();
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
      <LoginForm {...typed} goal={goal} aside={<ForgotLink />} />
      <DemoOffer goal={goal} />
    </Entrance>
  );
}
