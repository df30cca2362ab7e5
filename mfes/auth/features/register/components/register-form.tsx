import { asApiError, errorText, publicPage, useOnce } from '@carillon/sdk/index.ts';
import { Alert, Button, Field } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { focusFirst } from '../../../lib/focus-first.ts';
import type { TypedEmail } from '../../../lib/typed-email.ts';
import { useRegister } from '../api/use-register.ts';

const EMPTY = { name: '', password: '', password_confirmation: '' };

interface RegisterFormProps extends TypedEmail {
  /** The login page. */
  readonly next: string;
  onSignedUp(email: string): void;
}

export function RegisterForm({ email, onEmail, next, onSignedUp }: RegisterFormProps): ReactNode {
  const [rest, setRest] = useState(EMPTY);
  const values = { email, ...rest };
  const form = useRef<HTMLFormElement>(null);
  const register = useRegister(next, onSignedUp);
  const once = useOnce();
  const errors = asApiError(register.error)?.fieldErrors ?? {};
  const elsewhere = register.error && Object.keys(errors).length === 0 ? errorText(register.error) : null;

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    errors: errors[name],
    onChange: (value: string) =>
      name === 'email' ? onEmail(value) : setRest((now) => ({ ...now, [name]: value })),
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void once(() =>
      register
        .mutateAsync(values)
        .catch((error) => focusFirst(form.current, asApiError(error)?.fieldErrors ?? {})),
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
      {elsewhere && <Alert type="error" showIcon role="alert" title={elsewhere} />}
      <Field {...field('email')} label={t`Email`} type="email" autoComplete="email" />
      <Field {...field('name')} label={t`User name`} type="text" autoComplete="name" />
      <Field
        {...field('password')}
        label={t`Password`}
        type="password"
        autoComplete="new-password"
        help={t`At least 8 characters.`}
      />
      <Field
        {...field('password_confirmation')}
        label={t`Confirm password`}
        type="password"
        autoComplete="new-password"
      />
      <p className="muted" style={{ margin: 0 }}>
        <Trans>
          By signing up, you agree to the <a href={publicPage('/terms')}>Terms</a>. The{' '}
          <a href={publicPage('/privacy')}>Privacy</a> page explains what we store.
        </Trans>
      </p>
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        block
        loading={register.isPending}
        disabled={register.isPending}
      >
        {register.isPending ? t`Signing up...` : t`Sign up`}
      </Button>
    </form>
  );
}
