import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { type ConfirmationRequest, confirmIdentity } from '../accounts/confirm-identity.ts';
import type { IdentityContext } from '../context.ts';
import { memberOf } from '../domain/workspace.ts';
import { deleteWorkspace } from './delete-workspace.ts';

interface Deleting extends ConfirmationRequest {
  readonly workspaceId: string;
}

/**
 * Deletes a workspace for an owner who has confirmed their identity.
 * @throws AppError `not_found` if they aren't a member, `forbidden` if they aren't an owner, `own_workspace` if it
 *   came with an account; the errors of `confirmIdentity`
 */
export async function deleteOwned(
  deps: IdentityContext,
  { workspaceId, ...asking }: Deleting,
): Promise<void> {
  const { userId, address } = asking;
  const workspace = await deps.stores.workspaces.find(workspaceId);
  const member = workspace && memberOf(workspace, userId);
  if (!member) throw new AppError('not_found', { message: sentence`You aren’t a member of that workspace.` });
  if (member.role !== 'owner')
    throw new AppError('forbidden', { message: sentence`Only an owner can delete a workspace.` });
  if (workspace.personalOf) throw new AppError('own_workspace');
  await confirmIdentity(deps, asking);
  await deleteWorkspace(deps, { workspaceId, userId, address });
}
