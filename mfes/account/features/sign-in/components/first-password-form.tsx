import { asApiError } from '@carillon/sdk/index.ts';
import { Alert, Button, Field, Fields } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmFields } from '../../../lib/confirm-fields.tsx';
import { confirmFault, useConfirm, type Way } from '../../../lib/use-confirm.ts';
import { useSetPassword } from '../api/use-change-methods.ts';

const EMPTY = { password: '', password_confirmation: '' };

interface FirstPasswordFormProps {
  readonly email: string;
  onDone(): void;
}

/** A password for an account that has none. */
export function FirstPasswordForm({ email, onDone }: FirstPasswordFormProps): ReactNode {
  const [values, setValues] = useState(EMPTY);
  const form = useRef<HTMLFormElement>(null);
  const set = useSetPassword(onDone);
  const apiError = asApiError(set.error);
  const errors = apiError?.fieldErrors ?? {};
  const confirm = useConfirm(set.error);
  useEffect(() => {
    if (set.error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [set.error]);
  const field = (name: keyof typeof EMPTY) => ({
    name,
    type: 'password' as const,
    value: values[name],
    errors: errors[name],
    autoComplete: 'new-password' as const,
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  });
  const save = (way: Way): void => void set.run(async () => ({ ...values, ...(await confirm.give(way)) }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save('typed');
  };
  return (
    <form ref={form} className="panel account-card" onSubmit={submit} noValidate>
      <h2>
        <Trans>Set a password</Trans>
      </h2>
      <p className="muted">
        <Trans>Your account has no password. Set one to log in with your email, {email}.</Trans>
      </p>
      {confirm.freshLogin ? (
        <ConfirmFields confirm={confirm} busy={set.busy} onPasskey={() => undefined} />
      ) : (
        <>
          <Fields disabled={set.busy} className="account-form">
            {/* For password managers, which keep the password with it. */}
            <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
            <Field
              {...field('password')}
              label={t`New password`}
              help={t`At least 8 characters. A few unrelated words work well.`}
            />
            <Field {...field('password_confirmation')} label={t`Confirm new password`} />
            <ConfirmFields confirm={confirm} busy={set.busy} onPasskey={() => save('passkey')} />
          </Fields>
          {set.error && Object.keys(errors).length === 0 && (
            <Alert type="error" showIcon role="alert" title={confirmFault(set.error)} />
          )}
          <div className="account-save">
            <Button type="primary" htmlType="submit" loading={set.busy} disabled={set.busy}>
              <Trans>Set password</Trans>
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
