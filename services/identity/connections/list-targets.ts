import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
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
  const { choosesTarget } = PLATFORMS[platform];
  const targets = choosesTarget ? connection.targets : connection.targets.slice(0, 1);
  return targets.map(({ id, name }) => ({
    page_id: choosesTarget ? id : null,
    target_id: id,
    target_name: name,
  }));
}
