import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import { useSession } from '../providers/shell-context.tsx';

export interface ApprovalRights {
  /** Whether an owner must approve the user's posts and changes. */
  readonly needed: boolean;
  /** The user may approve what others wrote. */
  readonly mayApprove: boolean;
  /** Whether owners alone may, in the user's workspace. */
  readonly byOwners: boolean;
}

/** Returns who approves posts in the user's workspace. The server judges each call all the same. */
export function useApproval(): ApprovalRights {
  const { user } = useSession();
  if (!user) return { needed: false, mayApprove: false, byOwners: false };
  const { role, owner_approval: byOwners = false } = user.workspace;
  return {
    needed: byOwners && role !== 'owner',
    mayApprove: isAtLeast(role, byOwners ? 'owner' : 'editor'),
    byOwners,
  };
}
