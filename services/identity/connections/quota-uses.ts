import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import type { listQuotaUses } from '@carillon/contracts/http/identity/list-quota-uses.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { ConnectionStore } from '../stores/connections.ts';

interface Deps {
  readonly stores: { readonly connections: Pick<ConnectionStore, 'find'> };
}

/** The networks of a workspace. One whose connection was lost counts until it is disconnected. */
export async function quotaUsesOf(
  { stores }: Deps,
  workspaceId: string,
): Promise<ReplyOf<typeof listQuotaUses>> {
  const found = await Promise.all(
    PLATFORM_NAMES.map((platform) => stores.connections.find(workspaceId, platform)),
  );
  const uses = found
    .filter((one) => one?.status === 'connected' || one?.status === 'lost')
    .flatMap((one) => (one ? [{ quota: 'accounts' as const, id: one.platform, until: null }] : []));
  return { uses, complete: true };
}
