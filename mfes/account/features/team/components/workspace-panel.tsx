import { UNNAMED_WORKSPACE } from '@carillon/contracts/domain/workspace-name.ts';
import { renameWorkspace } from '@carillon/contracts/http/identity/workspaces/rename-workspace.ts';
import { type User, useMay, useMembers } from '@carillon/sdk/index.ts';
import { roleSentence } from '@carillon/sdk/session/role-text.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { isFixed, ROLE_HERE } from '../model/member.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { NewWorkspaceDialog } from './new-workspace-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

/** The workspace that one is in, one's role in it, and the way out or into a new one. */
export function WorkspacePanel({ user: { id, workspace } }: { readonly user: User }): ReactNode {
  const { data: members } = useMembers();
  const mayRename = useMay(renameWorkspace);
  const [open, setOpen] = useState<'rename' | 'create' | 'leave' | 'delete' | null>(null);
  const close = (): void => setOpen(null);
  const ownMember = members?.find((member) => member.id === id);
  const stays = !members || !ownMember || isFixed(ownMember, members);
  const isUnnamed = workspace.name === UNNAMED_WORKSPACE;
  // A workspace that came with an account can't be deleted without it.
  const mayDelete = ownMember?.role === 'owner' && !members?.some(({ home }) => home);
  return (
    <section className="panel account-card team-card" aria-labelledby="team-workspace">
      <h2 id="team-workspace" dir="auto">
        {workspace.name}
      </h2>
      <p>
        {ROLE_HERE[workspace.role]} <span className="muted">{roleSentence(workspace.role)}</span>
      </p>
      {ownMember && stays && (
        <p className="muted">
          {ownMember.home
            ? t`This is your own workspace; you always remain its owner.`
            : t`You’re the only owner of this workspace. To leave, make someone else an owner first, or delete the workspace.`}
        </p>
      )}
      {mayRename && isUnnamed && (
        <p className="muted">
          <Trans>
            Name the workspace after your business (for example, “Flour & Fold”). Members and the people you
            invite see this name.
          </Trans>
        </p>
      )}
      <div className="account-save">
        {mayRename && (
          <Button type={isUnnamed ? 'primary' : 'default'} onClick={() => setOpen('rename')}>
            {isUnnamed ? t`Name this workspace` : t`Rename`}
          </Button>
        )}
        <Button onClick={() => setOpen('create')}>
          <Trans>New workspace</Trans>
        </Button>
        {!stays && (
          <Button danger onClick={() => setOpen('leave')}>
            <Trans>Leave workspace</Trans>
          </Button>
        )}
        {mayDelete && (
          <Button danger onClick={() => setOpen('delete')}>
            <Trans>Delete workspace</Trans>
          </Button>
        )}
      </div>
      {open === 'rename' && <RenameDialog name={isUnnamed ? '' : workspace.name} onClose={close} />}
      {open === 'create' && <NewWorkspaceDialog onClose={close} />}
      {open === 'delete' && (
        <DeleteDialog workspace={workspace} others={(members?.length ?? 1) - 1} onClose={close} />
      )}
      {open === 'leave' && <LeaveQuestion workspace={workspace} onClose={close} />}
    </section>
  );
}
