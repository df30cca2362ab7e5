import { Button, Field, LoadingState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmFirst } from './confirm-first.tsx';
import type { Confirm } from './use-confirm.ts';

interface ConfirmFieldsProps {
  readonly confirm: Confirm;
  readonly busy: boolean;
  onPasskey(): void;
}

const FIELDS = {
  current_password: { label: t`Current password`, type: 'password', autoComplete: 'current-password' },
  code: {
    label: t`Code from your authenticator app`,
    type: 'text',
    autoComplete: 'one-time-code',
    help: t`Or one of your recovery codes.`,
  },
  recovery_code: { label: t`Recovery code`, type: 'text', autoComplete: 'off' },
} as const;

/** Asks who is there, for exactly what the server asks for. */
export function ConfirmFields({ confirm, busy, onPasskey }: ConfirmFieldsProps): ReactNode {
  if (confirm.freshLogin) return <ConfirmFirst />;
  if (confirm.isPending) return <LoadingState rows={2} />;
  return (
    <>
      {confirm.fields.map((field) => {
        if (field === 'passkey') return null;
        const fault = confirm.fault(field);
        return (
          <Field
            key={field}
            name={field}
            {...FIELDS[field]}
            value={confirm.values[field] ?? ''}
            errors={fault ? [fault] : []}
            onChange={(value) => confirm.change(field, value)}
          />
        );
      })}
      {confirm.passkey && (
        <div>
          <Button disabled={busy} onClick={onPasskey}>
            <Trans>Use a passkey instead</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
