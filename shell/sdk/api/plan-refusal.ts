import type { ErrorName } from '@carillon/contracts/errors.ts';
import { asApiError } from './errors.ts';

const REFUSALS: ReadonlySet<ErrorName> = new Set<ErrorName>(['plan_limit', 'words_used_up']);

/** Whether the plan is why it was refused: to try again would not help, and the shell shows the way to the plan. */
export function isPlanRefusal(error: unknown): boolean {
  const refusal = asApiError(error);
  return refusal !== null && REFUSALS.has(refusal.code);
}
