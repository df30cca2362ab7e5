import { useToasts } from '@carillon/sdk/index.ts';
import { LoadingState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useSignInMethods } from '../../../lib/use-sign-in-methods.ts';
import { FirstPasswordForm } from './first-password-form.tsx';

interface PasswordPanelProps {
  readonly email: string;
  /** The form that changes the password. */
  readonly children: ReactNode;
}

/**
 * A user without a password sets the first one. If it isn't known whether there is one, the form that changes it is
 * shown, and the server says so if there is none.
 */
export function PasswordPanel({ email, children }: PasswordPanelProps): ReactNode {
  const { data, isPending } = useSignInMethods();
  const toasts = useToasts();
  if (isPending) return <LoadingState rows={6} />;
  if (!data || data.password) return children;
  const done = (): void => toasts.success(t`Password set.`);
  return <FirstPasswordForm email={email} onDone={done} />;
}
