import { passkeyFault, takesPasskeys } from '@carillon/contracts/domain/passkey-support.ts';
import type { Confirmation } from '@carillon/contracts/http/identity/confirmation.ts';
import { actionErrorText, asApiError, Dialog, fieldError, useAction } from '@carillon/sdk/index.ts';
import { Alert, Button, Field, Fields } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useProvePasskey } from './use-prove-passkey.ts';

/** By what the account's user can be told. */
export interface Means {
  readonly has_password: boolean;
  readonly authenticator: object | null;
  readonly passkeys: readonly object[];
}

interface ConfirmDialogProps {
  readonly title: string;
  /** What the button does. */
  readonly action: string;
  readonly danger?: boolean;
  readonly means: Means;
  /** What comes of it, above the fields. */
  readonly children?: ReactNode;
  /** More fields, below. */
  readonly more?: (error: Error | null) => ReactNode;
  home?(): HTMLElement | null;
  /** With what was given; it is done when this is. */
  run(given: Confirmation): Promise<unknown>;
  onClose(): void;
}

/** Asks who is there before something dangerous: for the password, or a code where there is none, or a passkey instead. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, action, danger = false, means, children, more, home, run, onClose } = props;
  const field = means.has_password ? 'current_password' : means.authenticator ? 'code' : null;
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const prove = useProvePasskey();
  const act = useAction(async (how: 'typed' | 'passkey') =>
    run(how === 'passkey' ? { passkey: await prove() } : field ? { [field]: typed } : {}),
  );
  const wrong = field && fieldError(act.error, field);
  const isListed = Object.keys((act.error && asApiError(act.error)?.fieldErrors) ?? {}).length > 0;
  useEffect(() => {
    if (act.error) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [act.error]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void act.run('typed');
  };
  return (
    <Dialog
      title={title}
      busy={act.busy}
      home={home}
      onClose={onClose}
      actions={
        <>
          <Button disabled={act.busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="primary" danger={danger} htmlType="submit" form={form} loading={act.busy}>
            {action}
          </Button>
        </>
      }
    >
      <form ref={fields} id={form} className="account-form" onSubmit={send} noValidate>
        {act.error && !isListed && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={passkeyFault(act.error) ?? actionErrorText(act.error)}
          />
        )}
        {children}
        <Fields disabled={act.busy} className="account-form">
          {field === 'current_password' && (
            <Field
              name={field}
              label="Current password"
              type="password"
              autoComplete="current-password"
              value={typed}
              errors={wrong ? [wrong] : []}
              onChange={setTyped}
            />
          )}
          {field === 'code' && !more && (
            <Field
              name={field}
              label="Code from your authenticator app"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={typed}
              errors={wrong ? [wrong] : []}
              onChange={setTyped}
            />
          )}
          {more?.(act.error)}
        </Fields>
        {means.passkeys.length > 0 && takesPasskeys(window) && (
          <Button disabled={act.busy} onClick={() => void act.run('passkey')}>
            Use a passkey instead of the password
          </Button>
        )}
      </form>
    </Dialog>
  );
}
