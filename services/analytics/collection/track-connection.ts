import type { EventOf } from '@carillon/contracts/event.ts';
import type { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { listTargets } from '@carillon/contracts/http/identity/list-targets.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { ConnectionStore, KnownConnection } from '../stores/connections.ts';
import type { TargetStore } from '../stores/targets.ts';

export interface ConnectionDeps {
  readonly stores: {
    readonly connections: Pick<ConnectionStore, 'find' | 'note'>;
    readonly targets: Pick<TargetStore, 'connect' | 'disconnect'>;
  };
  readonly services: Pick<ServiceClient, 'call'>;
  clock(): Date;
}

/** More often than a connection changes while one change of it is taken up. */
const MOST_TRIES = 5;

/** What a workspace connects is read from now on, also what it never posted to; what it disconnects no more. */
export async function trackConnection(
  deps: ConnectionDeps,
  { data }: EventOf<typeof connectionChanged>,
): Promise<void> {
  const { workspace_id: workspaceId, platform, status, revision } = data;
  const { connections } = deps.stores;
  await connections.note({ workspaceId, platform, status, revision });
  let taken = revision;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const known = await connections.find(workspaceId, platform);
    // Whoever heard of the later one takes it up; one that came while this did, this does once more.
    if (!known || known.revision < taken || (known.revision > taken && tries === 0)) return;
    if (known.revision === taken && tries > 0) return;
    await takeUp(deps, known);
    taken = known.revision;
  }
}

async function takeUp(
  { stores, services, clock }: ConnectionDeps,
  { workspaceId, platform, status }: KnownConnection,
): Promise<void> {
  if (status !== 'connected') return stores.targets.disconnect(workspaceId, platform);
  const { targets } = await services.call(listTargets, { body: { workspace_id: workspaceId, platform } });
  const refs = targets.map(({ page_id, target_id, target_name }) => ({
    ...{ workspaceId, platform, pageId: page_id, targetId: target_id, targetName: target_name },
  }));
  await stores.targets.connect(workspaceId, platform, refs, clock());
}
