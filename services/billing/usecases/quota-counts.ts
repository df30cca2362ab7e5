import type { Turns } from '@carillon/kit/in-turn.ts';
import type { ReconcileQuotas } from './reconcile-quotas.ts';

/** What keeps the counts of workspaces right. */
export interface QuotaCounts {
  readonly inTurn: Turns;
  readonly reconcile: ReconcileQuotas;
}
