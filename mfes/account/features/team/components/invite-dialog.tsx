import type { Role } from '@carillon/contracts/domain/roles.ts';
import { INVITATION_DAYS } from '@carillon/contracts/http/identity/invitation.ts';
import { actionErrorText, Dialog, fieldError } from '@carillon/sdk/index.ts';
import { Alert, Button, Field, Fields } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Made, useInvite } from '../api/use-invitations.ts';
import { RoleChoice } from './role-choice.tsx';

interface InviteDialogProps {
  onClose(): void;
  onMade(made: Made): void;
}

/** Asks whom to invite, and as what. */
export function InviteDialog({ onClose, onMade }: InviteDialogProps): ReactNode {
  const form = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('writer');
  const invite = useInvite(onMade);
  const wrong = fieldError(invite.error, 'email');
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (invite.error) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [invite.error]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void invite.run({ email, role });
  };
  return (
    <Dialog
      title="Invite a member"
      busy={invite.busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={invite.busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" form={form} loading={invite.busy}>
            Send invitation
          </Button>
        </>
      }
    >
      <form ref={fields} id={form} className="account-form" onSubmit={send} noValidate>
        {invite.error && !wrong && (
          <Alert type="error" showIcon role="alert" title={actionErrorText(invite.error)} />
        )}
        <Fields disabled={invite.busy} className="account-form">
          <Field
            name="email"
            label="Email"
            type="email"
            autoComplete="off"
            value={email}
            errors={[wrong ?? []].flat()}
            help={`The invitation is good for ${INVITATION_DAYS} days, for whoever logs in with this email.`}
            onChange={setEmail}
          />
          <RoleChoice value={role} onChange={setRole} />
        </Fields>
      </form>
    </Dialog>
  );
}
