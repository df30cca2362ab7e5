import { confirmAuthenticator } from '@carillon/contracts/http/identity/second-factors/confirm-authenticator.ts';
import { fieldError, useAction, useApi } from '@carillon/sdk/index.ts';
import { Button, Field, QrCode } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../lib/form-dialog.tsx';
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
  const [code, setCode] = useState('');
  const confirm = useAction(() => api.call(confirmAuthenticator, { body: { code } }), {
    async onDone({ recovery_codes }) {
      await refresh();
      onCodes(recovery_codes);
    },
  });
  const wrong = fieldError(confirm.error, 'code');
  return (
    <FormDialog
      title={t`Scan this with your app`}
      action={t`Turn on`}
      act={confirm}
      isExplained={wrong !== null}
      home={home}
      onSend={() => void confirm.run(undefined)}
      onClose={onClose}
    >
      <div className="account-scan">
        <div role="img" aria-label={t`QR code with the key below`}>
          <div aria-hidden>
            <QrCode value={uri} size={184} />
          </div>
        </div>
        <div className="account-form">
          <p className="muted">
            <Trans>Or type this key into the app:</Trans>
          </p>
          <pre className="account-secret">{inFours(secret)}</pre>
          <Button onClick={() => void copy(secret, t`Key copied.`)}>
            <Trans>Copy key</Trans>
          </Button>
        </div>
      </div>
      <Field
        name="code"
        label={t`Code from the app`}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        errors={wrong ? [wrong] : []}
        onChange={setCode}
      />
    </FormDialog>
  );
}

const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
