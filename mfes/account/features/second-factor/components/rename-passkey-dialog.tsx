import { PASSKEY_LIMITS, type Passkey } from '@carillon/contracts/http/identity/second-factors/passkey.ts';
import { renamePasskey } from '@carillon/contracts/http/identity/second-factors/rename-passkey.ts';
import { fieldError, useAction, useApi } from '@carillon/sdk/index.ts';
import { Field } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../lib/form-dialog.tsx';
import { useRefreshFactors } from '../api/use-second-factors.ts';

interface RenamePasskeyDialogProps {
  readonly passkey: Passkey;
  home(): HTMLElement | null;
  onClose(): void;
}

export function RenamePasskeyDialog({ passkey, home, onClose }: RenamePasskeyDialogProps): ReactNode {
  const api = useApi();
  const refresh = useRefreshFactors();
  const [name, setName] = useState(passkey.name);
  const rename = useAction(() => api.call(renamePasskey, { params: { id: passkey.id }, body: { name } }), {
    async onDone() {
      await refresh();
      onClose();
    },
  });
  const wrong = fieldError(rename.error, 'name');
  return (
    <FormDialog
      short
      title={t`Rename passkey`}
      action={t`Rename`}
      act={rename}
      isExplained={wrong !== null}
      home={home}
      onSend={() => void rename.run(undefined)}
      onClose={onClose}
    >
      <Field
        name="name"
        label={t`Name`}
        type="text"
        autoComplete="off"
        value={name}
        errors={wrong ? [wrong] : []}
        help={t`A name you’ll recognize. At most ${{ most: PASSKEY_LIMITS.name }} characters.`}
        onChange={setName}
      />
    </FormDialog>
  );
}
