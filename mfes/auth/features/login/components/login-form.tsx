import { asApiError, errorText, isOnline, isUnanswered, UNEXPECTED, useOnce } from '@carillon/sdk/index.ts';
import { Alert, Button, Checkbox, Field } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { focusFirst } from '../../../lib/focus-first.ts';
import { useLogin } from '../api/use-login.ts';

/** `registered` is the email of whoever has just signed up; only the password is missing then. */
export function LoginForm({ registered }: { registered: string }): ReactNode {
  const [email, setEmail] = useState(registered);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const login = useLogin();
  const once = useOnce();
  const errors = asApiError(login.error)?.fieldErrors ?? {};

  useEffect(() => {
    if (registered) focusFirst(form.current, { password: true });
  }, [registered]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void once(() =>
      login
        .mutateAsync({ email, password, remember })
        .catch((error) => focusFirst(form.current, asApiError(error)?.fieldErrors ?? {})),
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
      {login.error && <Alert type="error" showIcon role="alert" title={sentences(login.error)} />}
      <Field
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        errors={errors.email}
        onChange={setEmail}
      />
      <Field
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        errors={errors.password}
        onChange={setPassword}
      />
      <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
        Remember me
      </Checkbox>
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        block
        loading={login.isPending}
        disabled={login.isPending}
      >
        {login.isPending ? 'Logging in...' : 'Log in'}
      </Button>
    </form>
  );
}

/** What the server said of the fields; a fault of its own is no business of whoever logs in. */
const sentences = (error: Error): string =>
  isUnanswered(error) && isOnline() ? UNEXPECTED : errorText(error);
