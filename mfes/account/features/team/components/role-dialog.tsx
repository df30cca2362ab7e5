import type { Member } from '@carillon/contracts/http/identity/list-members.ts';
import { actionErrorText, useToasts } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../lib/form-dialog.tsx';
import { useChangeRole } from '../api/use-members.ts';
import { A_ROLE } from '../model/member.ts';
import { RoleChoice } from './role-choice.tsx';

interface RoleDialogProps {
  readonly member: Member;
  /** Whether it is the user's own role. */
  readonly own: boolean;
  home(): HTMLElement | null;
  onClose(): void;
}

/** Gives a member another role. */
export function RoleDialog({ member, own, home, onClose }: RoleDialogProps): ReactNode {
  const toasts = useToasts();
  const [role, setRole] = useState(member.role);
  const change = useChangeRole(member.id, () => {
    toasts.success(`${own ? 'You are' : `${member.name} is`} ${A_ROLE[role]} now.`);
    onClose();
  });
  const send = (): void => {
    if (role === member.role) onClose();
    else void change.run(role);
  };
  return (
    <FormDialog
      title={own ? 'Change your role' : `Change the role of ${member.name}`}
      action="Save role"
      act={change}
      told={false}
      faultText={(error) => `The role is as it was. ${actionErrorText(error)}`}
      home={home}
      onSend={send}
      onClose={onClose}
    >
      <RoleChoice value={role} onChange={setRole} />
      {own && role !== 'owner' && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title="Only another owner can make you an owner again."
        />
      )}
    </FormDialog>
  );
}
