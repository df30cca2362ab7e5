import { asApiError } from '@carillon/sdk/index.ts';
import { Alert, Button, Field, Fields } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmFields } from '../../../lib/confirm-fields.tsx';
import { confirmFault, useConfirm, type Way } from '../../../lib/use-confirm.ts';
import { useChangePassword } from '../api/use-change-password.ts';

const EMPTY = { password: '', password_confirmation: '' };

/** Another password, and what follows from it. */
export function PasswordForm({ email }: { readonly email: string }): ReactNode {
  const [values, setValues] = useState(EMPTY);
  const [endedCount, setEndedCount] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const change = useChangePassword((count) => {
    setValues(EMPTY);
    confirm.clear();
    setEndedCount(count);
  });
  const confirm = useConfirm(change.error);
  const errors = asApiError(change.error)?.fieldErrors ?? {};
  const elsewhere = change.error && Object.keys(errors).length === 0;
  useEffect(() => {
    if (change.error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [change.error]);
  const field = (name: keyof typeof EMPTY) => ({
    name,
    type: 'password' as const,
    value: values[name],
    errors: errors[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  });
  const save = (way: Way): void => {
    setEndedCount(null);
    void change.run(async () => ({ ...values, ...(await confirm.give(way)) }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save('typed');
  };
  return (
    <form ref={form} className="panel account-card" onSubmit={submit} noValidate>
      <h2>
        <Trans>Password</Trans>
      </h2>
      <Fields disabled={change.busy} className="account-form">
        {/* For password managers, which keep the password with it. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <ConfirmFields confirm={confirm} busy={change.busy} onPasskey={() => save('passkey')} />
        <Field
          {...field('password')}
          label={t`New password`}
          autoComplete="new-password"
          help={t`At least 8 characters. A few unrelated words work well.`}
        />
        <Field
          {...field('password_confirmation')}
          label={t`Confirm new password`}
          autoComplete="new-password"
        />
      </Fields>
      <p className="muted">
        <Trans>
          You’ll stay logged in here and be logged out everywhere else. Your{' '}
          <a href="/account/access-tokens">access tokens</a> keep working until you revoke them.
        </Trans>
      </p>
      {endedCount !== null && (
        <Alert
          type="success"
          showIcon
          role="status"
          title={`${t`Password changed.`} ${endedText(endedCount)}`}
        />
      )}
      {elsewhere && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t`Couldn’t change your password. ${{ why: confirmFault(change.error as Error) }}`}
        />
      )}
      <div className="account-save">
        <Button type="primary" htmlType="submit" loading={change.busy} disabled={change.busy}>
          <Trans>Change password</Trans>
        </Button>
      </div>
    </form>
  );
}

const endedText = (count: number): string => {
  if (count === 0) return t`There were no other active sessions.`;
  return plural(count, {
    one: 'You were logged out of one other session.',
    other: 'You were logged out of # other sessions.',
  });
};
