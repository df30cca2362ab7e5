import { Pages, Route } from '@carillon/sdk/index.ts';
import { deferred, LoadingState } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';
import { LoginPage } from './routes/login-page.tsx';
import { RegisterPage } from './routes/register-page.tsx';

// Few come here, and everybody comes by the login page.
const ForgotPasswordPage = deferred(
  async () => (await import('./routes/forgot-password-page.tsx')).ForgotPasswordPage,
  () => <LoadingState rows={3} />,
);
const ResetPasswordPage = deferred(
  async () => (await import('./routes/reset-password-page.tsx')).ResetPasswordPage,
  () => <LoadingState rows={3} />,
);
const InvitationPage = deferred(
  async () => (await import('./routes/invitation-page.tsx')).InvitationPage,
  () => <LoadingState rows={5} />,
);
const UnsubscribePage = deferred(
  async () => (await import('./routes/unsubscribe-page.tsx')).UnsubscribePage,
  () => <LoadingState rows={3} />,
);
const MailboxPage = deferred(
  async () => (await import('./routes/mailbox-page.tsx')).MailboxPage,
  () => <LoadingState rows={3} />,
);

export function Root(): ReactNode {
  const [email, onEmail] = useState('');
  const [signedUp, setSignedUp] = useState<string | null>(null);
  return (
    <Pages>
      <Route path="/login" element={<LoginPage email={email} onEmail={onEmail} signedUp={signedUp} />} />
      <Route
        path="/register"
        element={<RegisterPage email={email} onEmail={onEmail} onSignedUp={setSignedUp} />}
      />
      <Route path="/forgot-password" element={<ForgotPasswordPage email={email} onEmail={onEmail} />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/invitation" element={<InvitationPage onEmail={onEmail} />} />
      <Route path="/unsubscribe" element={<UnsubscribePage />} />
      <Route path="/mailbox" element={<MailboxPage />} />
    </Pages>
  );
}
