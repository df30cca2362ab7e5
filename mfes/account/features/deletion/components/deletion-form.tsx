import type { previewDeletion } from '@carillon/contracts/http/identity/account/preview-deletion.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { asApiError } from '@carillon/sdk/index.ts';
import { Alert, Button, Field, Fields } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmFields } from '../../../lib/confirm-fields.tsx';
import { confirmFault, useConfirm, type Way } from '../../../lib/use-confirm.ts';
import { useScheduleDeletion } from '../api/use-deletion.ts';
import { quotedNames } from '../model/quoted-names.ts';
import { WhatGoes } from './what-goes.tsx';

interface DeletionFormProps {
  readonly preview: ReplyOf<typeof previewDeletion>;
  onClose(): void;
}

/** Asks for the email, typed in full, and for a proof of identity. */
export function DeletionForm({ preview, onClose }: DeletionFormProps): ReactNode {
  const [email, setEmail] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const deletion = useScheduleDeletion();
  const errors = asApiError(deletion.error)?.fieldErrors ?? {};
  const confirm = useConfirm(deletion.error);
  const elsewhere = deletion.error && Object.keys(errors).length === 0;
  const refusalText = refusal(preview);
  useEffect(() => {
    if (deletion.error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [deletion.error]);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const close = (way: Way): void => void deletion.run(async () => ({ email, ...(await confirm.give(way)) }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    close('typed');
  };
  if (refusalText) return <Alert type="info" showIcon role="status" title={refusalText} />;
  return (
    <form ref={form} className="account-form" onSubmit={submit} noValidate>
      <WhatGoes preview={preview} />
      <Fields disabled={deletion.busy} className="account-form">
        <Field
          name="email"
          label={t`Type your email to confirm`}
          type="email"
          autoComplete="off"
          value={email}
          errors={errors.email}
          onChange={setEmail}
        />
        <ConfirmFields confirm={confirm} busy={deletion.busy} onPasskey={() => close('passkey')} />
      </Fields>
      {elsewhere && !confirm.freshLogin && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t`Couldn’t close your account. ${{ why: confirmFault(deletion.error as Error) }}`}
        />
      )}
      <div className="account-save">
        <Button type="primary" danger htmlType="submit" loading={deletion.busy} disabled={deletion.busy}>
          <Trans>Close and delete my account</Trans>
        </Button>
        <Button onClick={onClose} disabled={deletion.busy}>
          <Trans>Keep account</Trans>
        </Button>
      </div>
    </form>
  );
}

function refusal({ is_demo, ownerless }: DeletionFormProps['preview']): string | null {
  if (is_demo) return t`You can’t delete the demo account. The login page offers it to everyone.`;
  if (ownerless.length === 0) return null;
  const names = quotedNames(ownerless);
  return t`Other people are members of ${names}. On the Team page, make one of them an owner or remove them first.`;
}
