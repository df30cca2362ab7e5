import type { Member } from '@carillon/contracts/http/identity/members/list-members.ts';
import { asApiError, useToasts } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { ConfirmFields } from '../../../lib/confirm-fields.tsx';
import { FormDialog } from '../../../lib/form-dialog.tsx';
import { confirmFault, useConfirm, type Way } from '../../../lib/use-confirm.ts';
import { useChangeRole } from '../api/use-members.ts';
import { ownRoleText, roleText } from '../model/member.ts';
import { OwnerNote } from './owner-note.tsx';
import { RoleChoice } from './role-choice.tsx';

interface RoleDialogProps {
  readonly member: Member;
  /** Whether it is the user's own role. */
  readonly own: boolean;
  home(): HTMLElement | null;
  onClose(): void;
}

/** Gives a member another role. A new owner is confirmed. */
export function RoleDialog({ member, own, home, onClose }: RoleDialogProps): ReactNode {
  const toasts = useToasts();
  const [role, setRole] = useState(member.role);
  const change = useChangeRole(member.id, () => {
    toasts.success(own ? ownRoleText(role) : roleText(member.name, role));
    onClose();
  });
  const confirm = useConfirm(change.error);
  const confirms = role === 'owner' && member.role !== 'owner';
  const isStuck = confirms && confirm.freshLogin;
  const isListed = Object.keys(asApiError(change.error)?.fieldErrors ?? {}).length > 0;
  const save = (way: Way): void => {
    if (role === member.role) onClose();
    else void change.run(async () => ({ role, ...(confirms && (await confirm.give(way))) }));
  };
  return (
    <FormDialog
      title={own ? t`Change your role` : t`Change the role of ${{ name: member.name }}`}
      action={isStuck ? null : confirms ? t`Make owner` : t`Save role`}
      act={change}
      isExplained={isListed || isStuck}
      faultText={(error) => t`Couldn’t change the role. ${{ why: confirmFault(error) }}`}
      home={home}
      onSend={() => save('typed')}
      onClose={onClose}
    >
      <RoleChoice value={role} onChange={setRole} />
      {confirms && (
        <>
          <OwnerNote who={member.name} />
          <ConfirmFields confirm={confirm} busy={change.busy} onPasskey={() => save('passkey')} />
        </>
      )}
      {own && role !== 'owner' && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={t`Only another owner can make you an owner again.`}
        />
      )}
    </FormDialog>
  );
}
