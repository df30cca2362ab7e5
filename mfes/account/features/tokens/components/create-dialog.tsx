import type { TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import { asApiError, Dialog, fieldError, useAccountZone } from '@carillon/sdk/index.ts';
import { Alert, Button, Field, FieldError, Fields } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ConfirmFields } from '../../../lib/confirm-fields.tsx';
import { confirmFault, useConfirm, type Way } from '../../../lib/use-confirm.ts';
import { useCreateToken } from '../api/use-tokens.ts';
import { endOf, type Lifetime } from '../model/expiry.ts';
import { ExpiryChoice } from './expiry-choice.tsx';
import { ScopeChoice } from './scope-choice.tsx';

interface CreateDialogProps {
  onClose(): void;
  onMade(secret: string): void;
}

/** Asks what the token is for, what it may do and until when. */
export function CreateDialog({ onClose, onMade }: CreateDialogProps): ReactNode {
  const zone = useAccountZone();
  const form = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['posts:read']);
  const [lifetime, setLifetime] = useState<Lifetime>(90);
  const [day, setDay] = useState('');
  const [noDay, setNoDay] = useState(false);
  const create = useCreateToken(onMade);
  const confirm = useConfirm(create.error, { onlyWithFactor: true });
  const wrong = (field: string) => fieldError(create.error, field);
  const expiryFault = noDay ? 'Choose a day.' : wrong('expires_at');
  const isListed = Object.keys(asApiError(create.error)?.fieldErrors ?? {}).length > 0;
  const fields = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads to what was refused
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [create.error, noDay]);
  const make = (way: Way): void => {
    const end = endOf(lifetime, day, zone, new Date());
    setNoDay(end === null);
    if (!end) return;
    const wanted = { name, scopes: [...scopes], expires_at: end.toISOString() };
    void create.run(async () => ({ ...wanted, ...(await confirm.give(way)) }));
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    make('typed');
  };
  return (
    <Dialog
      title="New access token"
      busy={create.busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={create.busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" form={form} loading={create.busy}>
            Create token
          </Button>
        </>
      }
    >
      <form ref={fields} id={form} className="account-form" onSubmit={send} noValidate>
        {create.error && !isListed && (
          <Alert type="error" showIcon role="alert" title={confirmFault(create.error)} />
        )}
        <Fields disabled={create.busy} className="account-form">
          <Field
            name="name"
            label="Name"
            type="text"
            autoComplete="off"
            value={name}
            errors={[wrong('name') ?? []].flat()}
            help="What uses it, such as the name of a program."
            onChange={setName}
          />
          <ScopeChoice value={scopes} onChange={setScopes} />
          {wrong('scopes') && <FieldError>{wrong('scopes')}</FieldError>}
          <ExpiryChoice
            lifetime={lifetime}
            day={day}
            wrong={Boolean(expiryFault)}
            onLifetime={setLifetime}
            onDay={setDay}
          />
          {expiryFault && <FieldError>{expiryFault}</FieldError>}
          <ConfirmFields confirm={confirm} busy={create.busy} onPasskey={() => make('passkey')} />
        </Fields>
      </form>
    </Dialog>
  );
}
