import type { FieldErrors } from '@carillon/contracts/errors.ts';
import { asApiError, errorText, isOnline, isUnanswered, UNEXPECTED, useOnce } from '@carillon/sdk/index.ts';
import { Alert, Button, Checkbox, Field } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { focusFirst } from '../../../lib/focus-first.ts';
import type { SecondStep } from '../../../lib/second-step.ts';
import type { TypedEmail } from '../../../lib/typed-email.ts';
import { useLogin } from '../api/use-login.ts';
import { ClosedAccount, closedBy } from './closed-account.tsx';
import { PasskeyButton } from './passkey-button.tsx';

interface LoginFormProps extends TypedEmail {
  /** Where a login leads. */
  readonly goal: string;
  readonly remember: boolean;
  onRemember(remember: boolean): void;
  /** Beside “Remember me”. */
  readonly aside?: ReactNode;
  /** Why the password is asked for again. */
  readonly reason: string | null;
  onSecondStep(step: SecondStep): void;
}

export function LoginForm(props: LoginFormProps): ReactNode {
  const { email, onEmail, goal, remember, onRemember, aside, reason, onSecondStep } = props;
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const login = useLogin(goal, onSecondStep);
  const once = useOnce();
  const { email: emailErrors, password: passwordErrors } = faultsOf(login.error);

  // A user who has just signed up typed the email there.
  const onlyPasswordLeft = useRef(email !== '');
  useEffect(() => {
    if (onlyPasswordLeft.current) focusFirst(form.current, { password: true });
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void once(() =>
      login
        .mutateAsync({ email, password, remember })
        .catch((error) => focusFirst(form.current, isMismatch(error) ? { password: true } : faultsOf(error))),
    );
  };

  const closed = closedBy(login.error);
  if (closed) return <ClosedAccount closed={closed} goal={goal} />;
  return (
    <form ref={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
      {reason && login.isIdle && <Alert type="warning" showIcon role="alert" title={reason} />}
      {login.error && <Alert type="error" showIcon role="alert" title={sentences(login.error)} />}
      <Field
        name="email"
        label={t`Email`}
        type="email"
        autoComplete="username webauthn"
        value={email}
        errors={emailErrors}
        onChange={onEmail}
      />
      <Field
        name="password"
        label={t`Password`}
        type="password"
        autoComplete="current-password"
        value={password}
        errors={passwordErrors}
        onChange={setPassword}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', justifyContent: 'space-between' }}>
        <Checkbox checked={remember} onChange={(event) => onRemember(event.target.checked)}>
          <Trans>Remember me</Trans>
        </Checkbox>
        {aside}
      </div>
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        block
        loading={login.isPending}
        disabled={login.isPending}
      >
        {login.isPending ? t`Logging in...` : t`Log in`}
      </Button>
      <PasskeyButton goal={goal} remember={remember} />
    </form>
  );
}

/** Which of the two is wrong nobody says. */
const isMismatch = (error: Error | null): boolean => asApiError(error)?.code === 'wrong_credentials';

const faultsOf = (error: Error | null): FieldErrors =>
  isMismatch(error) ? {} : (asApiError(error)?.fieldErrors ?? {});

/** The server's messages for the fields. Server faults are handled elsewhere. */
const sentences = (error: Error): string =>
  isUnanswered(error) && isOnline() ? UNEXPECTED : errorText(error);
