import type { ReactNode } from 'react';
import { RegisterForm } from '../features/register/components/register-form.tsx';
import { Entrance } from '../lib/entrance.tsx';

export function RegisterPage({ onRegistered }: { onRegistered: (email: string) => void }): ReactNode {
  return (
    <Entrance
      title="Sign up"
      line={
        <>
          Have an account? <a href="/login">Log in</a>.
        </>
      }
    >
      <RegisterForm onRegistered={onRegistered} />
    </Entrance>
  );
}
