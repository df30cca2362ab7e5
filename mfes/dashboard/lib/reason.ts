import { asApiError } from '@carillon/sdk/index.ts';
import { OfflineError } from './online.ts';

/** What an error is told as: the server's sentences, or what silence means. */
export function reasonOf(error: Error): string {
  if (error instanceof OfflineError) return error.message;
  const refusal = asApiError(error);
  if (!refusal)
    return 'Carillon did not answer, so it may or may not have been done. Look again in a moment; trying again does no harm.';
  const all = [...new Set(Object.values(refusal.fieldErrors).flat())];
  return all.length > 0 ? all.join(' ') : refusal.message;
}

/** What was wrong with one field. */
export const fieldReason = (error: Error | null, field: string): string | null =>
  (error && asApiError(error)?.fieldErrors[field]?.join(' ')) || null;
