import { Route, Routes } from '@carillon/sdk/index.ts';
import { type ReactNode, useState } from 'react';
import { LoginPage } from './routes/login-page.tsx';
import { RegisterPage } from './routes/register-page.tsx';

export function Root(): ReactNode {
  /** Whoever has just signed up here need not type it again. */
  const [email, setEmail] = useState('');
  return (
    <Routes>
      <Route path="/login" element={<LoginPage email={email} />} />
      <Route path="/register" element={<RegisterPage onRegistered={setEmail} />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
