import type { Role } from '@carillon/contracts/domain/roles.ts';
import { UNNAMED_WORKSPACE } from '@carillon/contracts/domain/workspace-name.ts';
import { INVITATION_DAYS } from '@carillon/contracts/http/identity/members/invitation.ts';
import { asApiError, fieldError, useSession } from '@carillon/sdk/index.ts';
import { Field } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { ConfirmFields } from '../../../lib/confirm-fields.tsx';
import { FormDialog } from '../../../lib/form-dialog.tsx';
import { confirmFault, useConfirm, type Way } from '../../../lib/use-confirm.ts';
import { type NewInvitation, useInvite } from '../api/use-invitations.ts';
import { OwnerNote } from './owner-note.tsx';
import { RoleChoice } from './role-choice.tsx';

interface InviteDialogProps {
  onClose(): void;
  onMade(invitation: NewInvitation): void;
}

/** Asks whom to invite, and as what. Inviting an owner is confirmed. */
export function InviteDialog({ onClose, onMade }: InviteDialogProps): ReactNode {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('writer');
  // The state when the dialog opens: sending also names the workspace.
  const [isUnnamed] = useState(useSession().user?.workspace.name === UNNAMED_WORKSPACE);
  const [name, setName] = useState('');
  const invite = useInvite(onMade);
  const wrong = fieldError(invite.error, 'email');
  const confirm = useConfirm(invite.error);
  const confirms = role === 'owner';
  const isStuck = confirms && confirm.freshLogin;
  const isListed = Object.keys(asApiError(invite.error)?.fieldErrors ?? {}).length > 0;
  const go = (way: Way): void =>
    void invite.run({
      name: isUnnamed ? name : null,
      give: async () => ({ email, role, ...(confirms && (await confirm.give(way))) }),
    });
  return (
    <FormDialog
      title={t`Invite a member`}
      action={isStuck ? null : t`Send invitation`}
      act={invite}
      isExplained={isListed || isStuck}
      faultText={confirmFault}
      onSend={() => go('typed')}
      onClose={onClose}
    >
      <Field
        name="email"
        label={t`Email`}
        type="email"
        autoComplete="off"
        value={email}
        errors={[wrong ?? []].flat()}
        help={t`The invitation is valid for ${INVITATION_DAYS} days and only for this email address.`}
        onChange={setEmail}
      />
      {isUnnamed && (
        <Field
          name="name"
          label={t`Workspace name`}
          type="text"
          autoComplete="organization"
          value={name}
          errors={[fieldError(invite.error, 'name') ?? []].flat()}
          help={t`For example, “Flour & Fold”. This name appears in the invitation.`}
          onChange={setName}
        />
      )}
      <RoleChoice value={role} onChange={setRole} />
      {confirms && (
        <>
          <OwnerNote who={t`The new owner`} />
          <ConfirmFields confirm={confirm} busy={invite.busy} onPasskey={() => go('passkey')} />
        </>
      )}
    </FormDialog>
  );
}
