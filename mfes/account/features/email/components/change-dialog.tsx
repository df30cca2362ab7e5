import { EMAIL_PROOF_HOURS } from '@carillon/contracts/http/identity/email/request-email-proof.ts';
import { asApiError, fieldError } from '@carillon/sdk/index.ts';
import { Field } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { ConfirmFields } from '../../../lib/confirm-fields.tsx';
import { FormDialog } from '../../../lib/form-dialog.tsx';
import { confirmFault, useConfirm, type Way } from '../../../lib/use-confirm.ts';
import { useRequestChange } from '../api/use-email-change.ts';

/** Asks for another address, and who is there. */
export function ChangeDialog({ onClose }: { onClose(): void }): ReactNode {
  const [email, setEmail] = useState('');
  const request = useRequestChange(onClose);
  const wrong = fieldError(request.error, 'email');
  const confirm = useConfirm(request.error);
  const isListed = Object.keys(asApiError(request.error)?.fieldErrors ?? {}).length > 0;
  const go = (way: Way): void => void request.run(async () => ({ email, ...(await confirm.give(way)) }));
  return (
    <FormDialog
      title={t`Change your email`}
      action={confirm.freshLogin ? null : t`Send the link`}
      act={request}
      isExplained={isListed || confirm.freshLogin}
      faultText={confirmFault}
      onSend={() => go('typed')}
      onClose={onClose}
    >
      <Field
        name="email"
        label={t`New email`}
        type="email"
        autoComplete="email"
        value={email}
        errors={[wrong ?? []].flat()}
        help={t`We’ll send a link to this address. Open it within ${EMAIL_PROOF_HOURS} hours to change your email.`}
        onChange={setEmail}
      />
      <ConfirmFields confirm={confirm} busy={request.busy} onPasskey={() => go('passkey')} />
    </FormDialog>
  );
}
