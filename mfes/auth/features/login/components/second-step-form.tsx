import type { SecondFactor } from '@carillon/contracts/http/identity/second-factors/second-factor.ts';
import { asApiError, errorText, fieldError, useOnce } from '@carillon/sdk/index.ts';
import { passkeyFault } from '@carillon/sdk/session/passkey-fault.ts';
import { Alert, Button, Field } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { focusFirst } from '../../../lib/focus-first.ts';
import type { SecondStep } from '../../../lib/second-step.ts';
import { useFinishLogin } from '../api/use-finish-login.ts';
import { usePasskeyAsSecond } from '../api/use-passkey.ts';
import { closedFor } from './closed-account.tsx';

interface SecondStepFormProps {
  readonly step: SecondStep;
  readonly goal: string;
  /** To the password again; with a reason, where it was not asked for. */
  onBack(reason?: string): void;
}

const INSTEAD: Readonly<Record<SecondFactor, string>> = {
  code: t`Use a code from your authenticator app`,
  passkey: t`Use a passkey instead`,
  recovery_code: t`Use a recovery code instead`,
};

const FLUSH = { paddingInline: 0 };

/** Asks for the second factor after the password. */
export function SecondStepForm({ step, goal, onBack }: SecondStepFormProps): ReactNode {
  const { methods, pending_login } = step;
  const [method, setMethod] = useState<SecondFactor>(methods[0] ?? 'recovery_code');
  const [input, setInput] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const finish = useFinishLogin(goal);
  const passkey = usePasskeyAsSecond(goal, pending_login);
  const once = useOnce();
  const busy = finish.isPending || passkey.isPending;
  const error = method === 'passkey' ? passkey.error : finish.error;
  const wrong = fieldError(error, method);

  useEffect(() => {
    if (error && asApiError(error)?.code === 'login_expired') onBack(errorText(error));
  }, [error, onBack]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way, and each refusal, leads to what is to be typed
  useEffect(() => {
    if (method !== 'passkey') focusFirst(form.current, { [method]: true });
  }, [method, error]);

  const send = (text: string): void =>
    void once(() => {
      const proof = method === 'code' ? { code: text } : { recovery_code: text };
      return finish.mutateAsync({ pending_login, ...proof }).catch(() => undefined);
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (method === 'passkey') void once(() => passkey.mutateAsync().catch(() => undefined));
    else send(input);
  };
  const type = (text: string): void => {
    setInput(text);
    // A user who pasted the code, or let it be filled in, is done.
    if (method === 'code' && /^\d{6}$/.test(text.replaceAll(' ', '')) && text !== input) send(text);
  };
  const turnTo = (next: SecondFactor): void => {
    setMethod(next);
    setInput('');
    finish.reset();
    passkey.reset();
  };

  const closed = error && closedFor(goal)(error);
  if (closed) return closed;
  return (
    <form ref={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
      {error && !wrong && (
        <Alert type="error" showIcon role="alert" title={passkeyFault(error) ?? errorText(error)} />
      )}
      {method === 'code' && (
        <Field
          name="code"
          label={t`Code from your authenticator app`}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={input}
          errors={wrong ? [wrong] : []}
          help={t`Six digits that change every 30 seconds.`}
          onChange={type}
        />
      )}
      {method === 'recovery_code' && (
        <Field
          name="recovery_code"
          label={t`Recovery code`}
          type="text"
          autoComplete="off"
          value={input}
          errors={wrong ? [wrong] : []}
          help={t`One of the ten codes you saved. Each works once.`}
          onChange={setInput}
        />
      )}
      {method === 'passkey' && (
        <p className="muted" style={{ margin: 0 }}>
          <Trans>Your browser asks for your fingerprint, your face, a PIN or a security key.</Trans>
        </p>
      )}
      <Button type="primary" htmlType="submit" size="large" block loading={busy} disabled={busy}>
        {method === 'passkey' ? t`Use a passkey` : t`Log in`}
      </Button>
      <div style={{ display: 'grid', justifyItems: 'start' }}>
        {methods
          .filter((one) => one !== method)
          .map((one) => (
            <Button key={one} type="link" style={FLUSH} disabled={busy} onClick={() => turnTo(one)}>
              {INSTEAD[one]}
            </Button>
          ))}
        <Button type="link" style={FLUSH} disabled={busy} onClick={() => onBack()}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}
