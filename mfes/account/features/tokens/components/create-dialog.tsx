import type { TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import { asApiError, fieldError, useAccountZone } from '@carillon/sdk/index.ts';
import { Field } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { ConfirmFields } from '../../../lib/confirm-fields.tsx';
import { FormDialog } from '../../../lib/form-dialog.tsx';
import { confirmFault, useConfirm, type Way } from '../../../lib/use-confirm.ts';
import { useCreateToken } from '../api/use-tokens.ts';
import { endOf, type Lifetime } from '../model/expiry.ts';
import { ExpiryChoice } from './expiry-choice.tsx';
import { ScopeChoice } from './scope-choice.tsx';

interface CreateDialogProps {
  onClose(): void;
  onMade(secret: string): void;
}

/** Asks for the token's name, scopes and expiry. */
export function CreateDialog({ onClose, onMade }: CreateDialogProps): ReactNode {
  const zone = useAccountZone();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['posts:read']);
  const [lifetime, setLifetime] = useState<Lifetime>(90);
  const [day, setDay] = useState('');
  const [noDay, setNoDay] = useState(false);
  const create = useCreateToken(onMade);
  const confirm = useConfirm(create.error, { onlyWithFactor: true });
  const wrong = (field: string) => fieldError(create.error, field);
  const expiryFault = noDay ? t`Choose a day.` : wrong('expires_at');
  const isListed = Object.keys(asApiError(create.error)?.fieldErrors ?? {}).length > 0;
  const make = (way: Way): void => {
    const end = endOf(lifetime, day, zone, new Date());
    setNoDay(end === null);
    if (!end) return;
    const body = { name, scopes: [...scopes], expires_at: end.toISOString() };
    void create.run(async () => ({ ...body, ...(await confirm.give(way)) }));
  };
  return (
    <FormDialog
      title={t`New access token`}
      action={t`Create token`}
      act={create}
      isExplained={isListed || noDay}
      faultText={confirmFault}
      onSend={() => make('typed')}
      onClose={onClose}
    >
      <Field
        name="name"
        label={t`Name`}
        type="text"
        autoComplete="off"
        value={name}
        errors={[wrong('name') ?? []].flat()}
        help={t`Where you’ll use it, such as the name of a program.`}
        onChange={setName}
      />
      <ScopeChoice value={scopes} fault={wrong('scopes') ?? null} onChange={setScopes} />
      <ExpiryChoice
        lifetime={lifetime}
        day={day}
        fault={expiryFault ?? null}
        onLifetime={setLifetime}
        onDay={setDay}
      />
      <ConfirmFields confirm={confirm} busy={create.busy} onPasskey={() => make('passkey')} />
    </FormDialog>
  );
}
