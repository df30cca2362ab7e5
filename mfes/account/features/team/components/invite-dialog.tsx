import type { Role } from '@carillon/contracts/domain/roles.ts';
import { INVITATION_DAYS } from '@carillon/contracts/http/identity/invitation.ts';
import { fieldError } from '@carillon/sdk/index.ts';
import { Field } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../lib/form-dialog.tsx';
import { type Made, useInvite } from '../api/use-invitations.ts';
import { RoleChoice } from './role-choice.tsx';

interface InviteDialogProps {
  onClose(): void;
  onMade(made: Made): void;
}

/** Asks whom to invite, and as what. */
export function InviteDialog({ onClose, onMade }: InviteDialogProps): ReactNode {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('writer');
  const invite = useInvite(onMade);
  const wrong = fieldError(invite.error, 'email');
  return (
    <FormDialog
      title="Invite a member"
      action="Send invitation"
      act={invite}
      told={wrong !== null}
      onSend={() => void invite.run({ email, role })}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
