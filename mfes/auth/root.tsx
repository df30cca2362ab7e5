import { Route, Routes } from '@carillon/sdk/index.ts';
import { type ReactNode, useState } from 'react';
import { ForgotPasswordPage } from './routes/forgot-password-page.tsx';
import { LoginPage } from './routes/login-page.tsx';
import { MailboxPage } from './routes/mailbox-page.tsx';
import { RegisterPage } from './routes/register-page.tsx';
import { ResetPasswordPage } from './routes/reset-password-page.tsx';

export function Root(): ReactNode {
  const [email, onEmail] = useState('');
  return (
    <Routes>
      <Route path="/login" element={<LoginPage email={email} onEmail={onEmail} />} />
      <Route path="/register" element={<RegisterPage email={email} onEmail={onEmail} />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage email={email} onEmail={onEmail} />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/mailbox" element={<MailboxPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
