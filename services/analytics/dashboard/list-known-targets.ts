import {
  type KnownTarget,
  MAX_KNOWN_TARGETS,
} from '@carillon/contracts/http/analytics/list-known-targets.ts';
import type { TrackedTarget } from '../domain/tracked.ts';
import type { TargetStore } from '../stores/targets.ts';

interface Deps {
  readonly stores: { readonly targets: Pick<TargetStore, 'ofWorkspace'> };
}

/** A workspace's targets, the connected ones first, by name. */
export async function listKnownTargets({ stores }: Deps, workspaceId: string): Promise<KnownTarget[]> {
  const targets = await stores.targets.ofWorkspace(workspaceId);
  return targets.toSorted(connectedFirst).slice(0, MAX_KNOWN_TARGETS).map(viewOf);
}

const connectedFirst = (one: TrackedTarget, other: TrackedTarget): number =>
  Number(other.connected) - Number(one.connected) || one.targetName.localeCompare(other.targetName);

const viewOf = ({ targetId, platform, targetName, connected }: TrackedTarget): KnownTarget => ({
  target_id: targetId,
  platform,
  target_name: targetName,
  connected,
});
