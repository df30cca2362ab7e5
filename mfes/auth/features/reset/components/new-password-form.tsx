import { asApiError, errorText, useOnce } from '@carillon/sdk/index.ts';
import { Alert, Button, Field } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { focusFirst } from '../../../lib/focus-first.ts';
import { useResetPassword } from '../api/use-reset-password.ts';

const EMPTY = { password: '', password_confirmation: '' };

/** @param secret of the link; no other page or log gets it, because it follows the address's # */
export function NewPasswordForm({ secret }: { readonly secret: string }): ReactNode {
  const [values, setValues] = useState(EMPTY);
  const form = useRef<HTMLFormElement>(null);
  const reset = useResetPassword();
  const once = useOnce();
  const errors = asApiError(reset.error)?.fieldErrors ?? {};
  const isDead = secret === '' || asApiError(reset.error)?.code === 'link_expired';
  if (isDead)
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t`This link no longer works. It may have expired, been used already, or been replaced by a newer one.`}
        />
        <p style={{ margin: 0 }}>
          <a href="/forgot-password" className="tap">
            <Trans>Request another link</Trans>
          </a>
        </p>
      </div>
    );
  const field = (name: keyof typeof EMPTY) => ({
    name,
    type: 'password' as const,
    value: values[name],
    errors: errors[name],
    autoComplete: 'new-password',
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void once(() =>
      reset
        .mutateAsync({ secret, ...values })
        .catch((error) => focusFirst(form.current, asApiError(error)?.fieldErrors ?? {})),
    );
  };
  const elsewhere = reset.error && Object.keys(errors).length === 0 ? errorText(reset.error) : null;
  return (
    <form ref={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
      {elsewhere && <Alert type="error" showIcon role="alert" title={elsewhere} />}
      <Field
        {...field('password')}
        label={t`New password`}
        help={t`At least 8 characters. A few unrelated words work well.`}
      />
      <Field {...field('password_confirmation')} label={t`Confirm new password`} />
      <p className="muted" style={{ margin: 0 }}>
        <Trans>You’ll be logged out everywhere. Then log in with the new password.</Trans>
      </p>
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        block
        loading={reset.isPending}
        disabled={reset.isPending}
      >
        <Trans>Change password</Trans>
      </Button>
    </form>
  );
}
