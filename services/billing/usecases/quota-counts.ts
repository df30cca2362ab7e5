import type { Turns } from '@carillon/kit/in-turn.ts';

/** What is counted of a workspace is what there is. Never rejects; when an owner does not answer, the counts stay. */
export type ReconcileQuotas = (workspaceId: string) => Promise<void>;

/** What keeps the counts of workspaces right. */
export interface QuotaCounts {
  readonly inTurn: Turns;
  readonly reconcile: ReconcileQuotas;
}
