import type { ReactNode } from 'react';
import { LoginForm } from '../features/login/components/login-form.tsx';
import { ReturnAlert } from '../features/login/components/return-alert.tsx';
import { useCameFrom } from '../lib/came-from.ts';
import { Entrance } from '../lib/entrance.tsx';

export function LoginPage({ email }: { email: string }): ReactNode {
  const wants = useCameFrom();
  return (
    <Entrance
      title="Log in"
      line={
        <>
          {wants === 'generate' && 'Log in or sign up to start your post. '}New here?{' '}
          <a href="/register">Sign up</a>, or go back to the <a href="/">front page</a>.
        </>
      }
    >
      <ReturnAlert />
      <LoginForm registered={email} />
    </Entrance>
  );
}
