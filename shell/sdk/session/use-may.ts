import { mayCall, type Operation } from '@carillon/contracts/operation.ts';
import { useSession } from '../providers/shell-context.tsx';

/**
 * Whether the user's role in the workspace lets them call an operation; offer nothing else. Until it is known who they
 * are, all is offered: the server judges each call.
 */
export function useMay(operation: Pick<Operation, 'access'>): boolean {
  const { user } = useSession();
  return user === null || mayCall(user.workspace.role, operation);
}
