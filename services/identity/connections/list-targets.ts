import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { listTargets as operation } from '@carillon/contracts/http/identity/connections/list-targets.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import { targetsOf } from './targets-of.ts';

interface Deps {
  readonly stores: { readonly connections: Pick<ConnectionStore, 'list'> };
}

/** Lists the targets that a workspace may read and publish to on a network, in the terms of other services. */
export async function listTargets(
  { stores }: Deps,
  workspaceId: string,
  platform: PlatformName,
): Promise<ReplyOf<typeof operation>['targets']> {
  const connections = await stores.connections.list(workspaceId, platform);
  return targetsOf(connections.filter(({ status }) => status === 'connected')).map(({ id, name }) => ({
    page_id: id,
    target_id: id,
    target_name: name,
  }));
}
