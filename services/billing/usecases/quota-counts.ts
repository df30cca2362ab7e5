import type { Turns } from '@carillon/kit/in-turn.ts';

/**
 * Sets a workspace's counts to the objects that exist. Never rejects; when an owner does not answer, the counts stay.
 */
export type ReconcileQuotas = (workspaceId: string) => Promise<void>;

/** Keeps the counts of workspaces right. */
export interface QuotaCounts {
  readonly inTurn: Turns;
  readonly reconcile: ReconcileQuotas;
}
