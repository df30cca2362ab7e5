import { type PlatformName, pageIdOf } from '@carillon/contracts/domain/platforms.ts';
import type { listTargets as operation } from '@carillon/contracts/http/identity/list-targets.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { ConnectionStore } from '../stores/connections.ts';

interface Deps {
  readonly stores: { readonly connections: Pick<ConnectionStore, 'find'> };
}

/** What a workspace may read and publish as on a network, in the words that other services name it by. */
export async function listTargets(
  { stores }: Deps,
  workspaceId: string,
  platform: PlatformName,
): Promise<ReplyOf<typeof operation>['targets']> {
  const connection = await stores.connections.find(workspaceId, platform);
  if (connection?.status !== 'connected') return [];
  return connection.targets.map(({ id, name }) => ({
    page_id: pageIdOf(platform, id),
    target_id: id,
    target_name: name,
  }));
}
