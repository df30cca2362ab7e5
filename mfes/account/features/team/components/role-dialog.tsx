import type { Member } from '@carillon/contracts/http/identity/list-members.ts';
import { actionErrorText, Dialog, useToasts } from '@carillon/sdk/index.ts';
import { Alert, Button, Fields } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
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
  const form = useId();
  const [role, setRole] = useState(member.role);
  const change = useChangeRole(member.id, () => {
    toasts.success(`${own ? 'You are' : `${member.name} is`} ${A_ROLE[role]} now.`);
    onClose();
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (role === member.role) onClose();
    else void change.run(role);
  };
  return (
    <Dialog
      title={own ? 'Change your role' : `Change the role of ${member.name}`}
      busy={change.busy}
      home={home}
      onClose={onClose}
      actions={
        <>
          <Button disabled={change.busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" form={form} loading={change.busy}>
            Save role
          </Button>
        </>
      }
    >
      <form id={form} className="account-form" onSubmit={send} noValidate>
        {change.error && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={`The role is as it was. ${actionErrorText(change.error)}`}
          />
        )}
        <Fields disabled={change.busy} className="account-form">
          <RoleChoice value={role} onChange={setRole} />
        </Fields>
        {own && role !== 'owner' && (
          <Alert
            type="warning"
            showIcon
            role="status"
            title="Only another owner can make you an owner again."
          />
        )}
      </form>
    </Dialog>
  );
}
