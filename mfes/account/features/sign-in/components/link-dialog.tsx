import type { SignInMethod } from '@carillon/contracts/http/identity/list-sign-in-methods.ts';
import { actionErrorText, Dialog, fieldError } from '@carillon/sdk/index.ts';
import { Alert, Button, Field, Fields } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Methods, useLinkProvider } from '../api/use-sign-in-methods.ts';
import { ConfirmFirst } from './confirm-first.tsx';

interface LinkDialogProps {
  readonly method: SignInMethod;
  readonly state: Methods;
  home(): HTMLElement | null;
  onClose(): void;
}

/** Asks who is there, and leaves for the provider. */
export function LinkDialog({ method: { id, name }, state, home, onClose }: LinkDialogProps): ReactNode {
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [current_password, setPassword] = useState('');
  const link = useLinkProvider();
  const wrong = fieldError(link.error, 'current_password');
  useEffect(() => {
    if (link.error) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [link.error]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void link.run({ provider: id, ...(state.password && { current_password }) });
  };
  const mayNot = !state.password && !state.confirmed;
  return (
    <Dialog
      title={`Link ${name}`}
      busy={link.busy}
      home={home}
      onClose={onClose}
      actions={
        <>
          <Button disabled={link.busy} onClick={onClose}>
            Cancel
          </Button>
          {!mayNot && (
            <Button type="primary" htmlType="submit" form={form} loading={link.busy}>
              Go on to {name}
            </Button>
          )}
        </>
      }
    >
      <form ref={fields} id={form} className="account-form" onSubmit={send} noValidate>
        {link.error && !wrong && (
          <Alert type="error" showIcon role="alert" title={actionErrorText(link.error)} />
        )}
        <p>Whoever is logged in at {name} can then log in to your account here.</p>
        {mayNot && <ConfirmFirst methods={state.methods} />}
        {state.password && (
          <Fields disabled={link.busy} className="account-form">
            <Field
              name="current_password"
              label="Current password"
              type="password"
              autoComplete="current-password"
              value={current_password}
              errors={wrong ? [wrong] : []}
              onChange={setPassword}
            />
          </Fields>
        )}
      </form>
    </Dialog>
  );
}
