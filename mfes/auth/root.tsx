import { Route, Routes } from '@carillon/sdk/index.ts';
import { type ReactNode, useState } from 'react';
import { LoginPage } from './routes/login-page.tsx';
import { RegisterPage } from './routes/register-page.tsx';

export function Root(): ReactNode {
  const [email, onEmail] = useState('');
  return (
    <Routes>
      <Route path="/login" element={<LoginPage email={email} onEmail={onEmail} />} />
      <Route path="/register" element={<RegisterPage email={email} onEmail={onEmail} />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
