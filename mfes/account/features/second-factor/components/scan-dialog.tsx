import { confirmAuthenticator } from '@carillon/contracts/http/identity/confirm-authenticator.ts';
import { actionErrorText, Dialog, fieldError, useAction, useApi } from '@carillon/sdk/index.ts';
import { Alert, Button, Field, QrCode } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useCopy } from '../../../lib/use-copy.ts';
import { useRefreshFactors } from '../api/use-second-factors.ts';

interface ScanDialogProps {
  readonly begun: { readonly secret: string; readonly uri: string };
  home(): HTMLElement | null;
  onClose(): void;
  onCodes(codes: readonly string[]): void;
}

/** The secret, for scanning or typing, and the first code that proves that the app has it. */
export function ScanDialog({ begun, home, onClose, onCodes }: ScanDialogProps): ReactNode {
  const { secret, uri } = begun;
  const api = useApi();
  const copy = useCopy();
  const refresh = useRefreshFactors();
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const confirm = useAction(() => api.call(confirmAuthenticator, { body: { code } }), {
    async onDone({ recovery_codes }) {
      await refresh();
      onCodes(recovery_codes);
    },
  });
  const wrong = fieldError(confirm.error, 'code');
  useEffect(() => {
    if (confirm.error) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [confirm.error]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void confirm.run(undefined);
  };
  return (
    <Dialog
      title="Scan this with your app"
      busy={confirm.busy}
      home={home}
      onClose={onClose}
      actions={
        <>
          <Button disabled={confirm.busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" form={form} loading={confirm.busy}>
            Turn on
          </Button>
        </>
      }
    >
      <form ref={fields} id={form} className="account-form" onSubmit={send} noValidate>
        {confirm.error && !wrong && (
          <Alert type="error" showIcon role="alert" title={actionErrorText(confirm.error)} />
        )}
        <div className="account-scan">
          <div role="img" aria-label="QR code with the key below">
            <div aria-hidden>
              <QrCode value={uri} size={184} />
            </div>
          </div>
          <div className="account-form">
            <p className="muted">Or type this key into the app:</p>
            <pre className="account-secret">{inFours(secret)}</pre>
            <Button onClick={() => void copy(secret, 'The key is')}>Copy key</Button>
          </div>
        </div>
        <Field
          name="code"
          label="Code that the app shows"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          errors={wrong ? [wrong] : []}
          onChange={setCode}
        />
      </form>
    </Dialog>
  );
}

const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
