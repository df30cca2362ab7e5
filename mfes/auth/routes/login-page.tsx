import type { ReactNode } from 'react';
import { LoginForm } from '../features/login/components/login-form.tsx';
import { Entrance } from '../lib/entrance.tsx';

export function LoginPage({ email }: { email: string }): ReactNode {
  return (
    <Entrance
      title="Log in"
      line={
        <>
          New here? <a href="/register">Sign up</a>, or go back to the <a href="/">front page</a>.
        </>
      }
    >
      <LoginForm registered={email} />
    </Entrance>
  );
}
