import type { ReactNode } from 'react';
import { RegisterForm } from '../features/register/components/register-form.tsx';
import { Entrance } from '../lib/entrance.tsx';

export const RegisterPage = (): ReactNode => (
  <Entrance
    title="Sign up"
    line={
      <>
        Have an account? <a href="/login">Log in</a>.
      </>
    }
  >
    <RegisterForm />
  </Entrance>
);
