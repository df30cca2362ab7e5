import { useToasts } from '@carillon/sdk/index.ts';
import { LoadingState } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { PasswordForm } from '../../security/components/password-form.tsx';
import { useSignInMethods } from '../api/use-sign-in-methods.ts';
import { FirstPasswordForm } from './first-password-form.tsx';

/** Changes the password, or sets the first. Where it is not known whether there is one, the server says so. */
export function PasswordPanel({ email }: { readonly email: string }): ReactNode {
  const { data, isPending } = useSignInMethods();
  const toasts = useToasts();
  if (isPending) return <LoadingState rows={6} />;
  if (!data || data.password) return <PasswordForm email={email} />;
  const done = (): void => toasts.success('Your password is set.');
  return <FirstPasswordForm email={email} state={data} onDone={done} />;
}
