import { actionErrorText, asApiError } from '@carillon/sdk/index.ts';
import { Alert, Button, Field, Fields } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Methods, useSetPassword } from '../api/use-sign-in-methods.ts';
import { ConfirmFirst } from './confirm-first.tsx';

const EMPTY = { password: '', password_confirmation: '' };

interface FirstPasswordFormProps {
  readonly email: string;
  readonly state: Methods;
  onDone(): void;
}

/** A password for an account that has none. */
export function FirstPasswordForm({ email, state, onDone }: FirstPasswordFormProps): ReactNode {
  const [values, setValues] = useState(EMPTY);
  const form = useRef<HTMLFormElement>(null);
  const set = useSetPassword(onDone);
  const said = asApiError(set.error);
  const errors = said?.fieldErrors ?? {};
  const tooOld = !state.confirmed || said?.code === 'fresh_login_needed';
  useEffect(() => {
    if (set.error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [set.error]);
  const field = (name: keyof typeof EMPTY) => ({
    ...{ name, type: 'password' as const, value: values[name], errors: errors[name] },
    ...{ autoComplete: 'new-password' as const },
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void set.run(values);
  };
  return (
    <form ref={form} className="panel account-card" onSubmit={save} noValidate>
      <h2>Set a password</h2>
      <p className="muted">Your account has none. With one you can log in by your email, {email}, too.</p>
      {tooOld ? (
        <ConfirmFirst methods={state.methods} />
      ) : (
        <>
          <Fields disabled={set.busy} className="account-form">
            {/* For password managers, which keep the password with it. */}
            <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
            <Field
              {...field('password')}
              label="New password"
              help="At least 8 characters. A few words that only you put together are good."
            />
            <Field {...field('password_confirmation')} label="New password again" />
          </Fields>
          {set.error && Object.keys(errors).length === 0 && (
            <Alert type="error" showIcon role="alert" title={actionErrorText(set.error)} />
          )}
          <div className="account-save">
            <Button type="primary" htmlType="submit" loading={set.busy} disabled={set.busy}>
              Set password
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
