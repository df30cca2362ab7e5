import type { Quota } from '@carillon/contracts/http/billing/quota.ts';
import { listQuotaUses as listAccounts } from '@carillon/contracts/http/identity/workspaces/list-quota-uses.ts';
import { listQuotaUses as listPosts } from '@carillon/contracts/http/posts/list-quota-uses.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { QuotaUse } from '../domain/quota-use.ts';
import type { QuotaUseStore } from '../stores/quota-uses.ts';
import type { QuotaCounts, ReconcileQuotas } from './quota-counts.ts';
import { commitFor, releaseFor } from './quotas.ts';

interface Deps {
  readonly stores: { readonly uses: QuotaUseStore };
  readonly services: ServiceClient;
  readonly quotas: Pick<QuotaCounts, 'inTurn'>;
  readonly log: Log;
  clock(): Date;
}

const EVERY_MS = 3_600_000;
/** After an owner did not answer. */
const AGAIN_MS = 60_000;
/** Keeps the wait for billing, when something is created, within three seconds. */
const WAIT_MS = 1_500;
/** Workspaces of which it is known when they were compared. */
const MAX_KNOWN = 10_000;

/**
 * Compares a workspace's counts with what posts and identity have, at its first use and then once an hour: a count is lost
 * when a process dies between making and committing, and nothing was counted while plans were off.
 */
export function createReconcileQuotas(deps: Deps): ReconcileQuotas {
  const reconciliations = new Map<string, { readonly done: Promise<void>; next: number }>();
  return (workspaceId) => {
    const now = deps.clock().getTime();
    const earlier = reconciliations.get(workspaceId);
    if (earlier && now < earlier.next) return earlier.done;
    if (reconciliations.size >= MAX_KNOWN) reconciliations.clear();
    const compared = { next: now + EVERY_MS, done: Promise.resolve() };
    compared.done = compare(deps, workspaceId).catch((err) => {
      compared.next = now + AGAIN_MS;
      deps.log.warn({ err, workspaceId }, 'the counts of a workspace could not be compared');
    });
    reconciliations.set(workspaceId, compared);
    return compared.done;
  };
}

/** A post stays counted for its month when it is deleted; the others are free again when they are gone. */
const OWNERS = [
  { operation: listPosts, quotas: ['posts', 'scheduled_posts'], freed: ['scheduled_posts'] },
  { operation: listAccounts, quotas: ['accounts'], freed: ['accounts'] },
] as const;

type Owner = (typeof OWNERS)[number];
type Answer = ReplyOf<typeof listPosts>;

async function compare(deps: Deps, workspaceId: string): Promise<void> {
  const results = await Promise.allSettled(OWNERS.map((owner) => compareWith(deps, workspaceId, owner)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** Uses committed before the owner was asked are removed if the owner doesn't list them. Later ones stay. */
async function compareWith(deps: Deps, workspaceId: string, owner: Owner): Promise<void> {
  const before = new Map<Quota, readonly QuotaUse[]>();
  for (const quota of owner.quotas) before.set(quota, await deps.stores.uses.list({ workspaceId, quota }));
  const signal = AbortSignal.timeout(WAIT_MS);
  const body = { workspace_id: workspaceId };
  const { uses, complete }: Answer = await deps.services.call(owner.operation, { body, signal });
  for (const { quota, id, until } of uses)
    if (!before.get(quota)?.some((one) => one.id === id && one.committed))
      await commitFor(deps, { workspace_id: workspaceId, id, uses: [{ quota, until }] });
  if (!complete) return;
  for (const quota of owner.freed) {
    const existingIds = new Set(uses.filter((one) => one.quota === quota).map(({ id }) => id));
    for (const { id, committed } of before.get(quota) ?? [])
      if (committed && !existingIds.has(id))
        await releaseFor(deps, { workspace_id: workspaceId, id, quotas: [quota], committed: true });
  }
}
