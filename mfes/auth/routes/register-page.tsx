import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RegisterForm } from '../features/register/components/register-form.tsx';
import { Entrance } from '../lib/entrance.tsx';
import { withNext } from '../lib/next-page.ts';

export function RegisterPage({ onRegistered }: { onRegistered: (email: string) => void }): ReactNode {
  const { search } = useLocation();
  return (
    <Entrance
      title="Sign up"
      line={
        <>
          Have an account? <a href={withNext('/login', search, window.location.origin)}>Log in</a>.
        </>
      }
    >
      <RegisterForm onRegistered={onRegistered} />
    </Entrance>
  );
}
