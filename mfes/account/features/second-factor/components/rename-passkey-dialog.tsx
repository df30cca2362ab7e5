import { PASSKEY_LIMITS, type Passkey } from '@carillon/contracts/http/identity/passkey.ts';
import { renamePasskey } from '@carillon/contracts/http/identity/rename-passkey.ts';
import { actionErrorText, Dialog, fieldError, useAction, useApi } from '@carillon/sdk/index.ts';
import { Alert, Button, Field } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useRefreshFactors } from '../api/use-second-factors.ts';

interface RenamePasskeyDialogProps {
  readonly passkey: Passkey;
  home(): HTMLElement | null;
  onClose(): void;
}

export function RenamePasskeyDialog({ passkey, home, onClose }: RenamePasskeyDialogProps): ReactNode {
  const api = useApi();
  const refresh = useRefreshFactors();
  const form = useId();
  const [name, setName] = useState(passkey.name);
  const rename = useAction(() => api.call(renamePasskey, { params: { id: passkey.id }, body: { name } }), {
    async onDone() {
      await refresh();
      onClose();
    },
  });
  const wrong = fieldError(rename.error, 'name');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void rename.run(undefined);
  };
  return (
    <Dialog
      short
      title="Rename passkey"
      busy={rename.busy}
      home={home}
      onClose={onClose}
      actions={
        <>
          <Button disabled={rename.busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" form={form} loading={rename.busy}>
            Rename
          </Button>
        </>
      }
    >
      <form id={form} className="account-form" onSubmit={send} noValidate>
        {rename.error && !wrong && (
          <Alert type="error" showIcon role="alert" title={actionErrorText(rename.error)} />
        )}
        <Field
          name="name"
          label="Name"
          type="text"
          autoComplete="off"
          value={name}
          errors={wrong ? [wrong] : []}
          help={`What you know the device by. At most ${PASSKEY_LIMITS.name} characters.`}
          onChange={setName}
        />
      </form>
    </Dialog>
  );
}
