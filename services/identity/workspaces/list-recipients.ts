import type { listRecipients as contract } from '@carillon/contracts/http/identity/members/list-recipients.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { MailRequests } from '../mail/mail-request.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import type { UserStore } from '../stores/users.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';

interface Deps {
  readonly stores: {
    readonly workspaces: Pick<WorkspaceStore, 'find'>;
    readonly users: Pick<UserStore, 'list' | 'proven'>;
    readonly deletions: Pick<DeletionStore, 'among'>;
  };
  readonly mail: Pick<MailRequests, 'mode'>;
}

/**
 * Lists members who can be mailed: nobody whose account is closed, nor, where mail leaves the server, a user who may
 * have signed up with another's address.
 * @throws AppError `not_found` when the workspace is gone
 */
export async function listRecipients(
  { stores, mail }: Deps,
  workspaceId: string,
): Promise<ReplyOf<typeof contract>> {
  const workspace = await stores.workspaces.find(workspaceId);
  if (!workspace) throw new AppError('not_found');
  const ids = workspace.members.map(({ userId }) => userId);
  const [users, closed, proven] = await Promise.all([
    stores.users.list(ids),
    stores.deletions.among(ids),
    mail.mode === 'smtp' ? stores.users.proven(ids) : new Set(ids),
  ]);
  const recipients = workspace.members.flatMap(({ userId, role, joinedAt }) => {
    const user = users.find(({ id }) => id === userId);
    if (!user || closed.has(userId) || !proven.has(userId)) return [];
    const { name, email, timezone, locale } = user;
    return [{ user_id: userId, name, email, timezone, locale, role, joined_at: joinedAt.toISOString() }];
  });
  return { workspace: workspace.name, recipients };
}
