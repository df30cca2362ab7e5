import type { listQuotaUses } from '@carillon/contracts/http/identity/workspaces/list-quota-uses.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { ConnectionStore } from '../stores/connections.ts';

interface Deps {
  readonly stores: { readonly connections: Pick<ConnectionStore, 'list'> };
}

/** The accounts of a workspace. One whose connection was lost counts until it is disconnected. */
export async function quotaUsesOf(
  { stores }: Deps,
  workspaceId: string,
): Promise<ReplyOf<typeof listQuotaUses>> {
  const connections = await stores.connections.list(workspaceId);
  const uses = connections.map(({ id }) => ({ quota: 'accounts' as const, id, until: null }));
  return { uses, complete: true };
}
