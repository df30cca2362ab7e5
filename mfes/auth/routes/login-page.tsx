import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LoginForm } from '../features/login/components/login-form.tsx';
import { Entrance } from '../lib/entrance.tsx';
import { wantedPage, withNext } from '../lib/next-page.ts';

export function LoginPage({ email }: { email: string }): ReactNode {
  const { search } = useLocation();
  const { origin } = window.location;
  return (
    <Entrance
      title="Log in"
      line={
        <>
          {wantedPage(search, origin) && 'Log in, and you go on where you wanted to. '}
          New here? <a href={withNext('/register', search, origin)}>Sign up</a>, or go back to the{' '}
          <a href="/">front page</a>.
        </>
      }
    >
      <LoginForm registered={email} />
    </Entrance>
  );
}
