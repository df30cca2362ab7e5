import { asApiError } from '@carillon/sdk/index.ts';
import { CanceledError } from './canceled-error.ts';
import { NoAnswerError } from './no-answer-error.ts';

/** The server's words, if it gave any that are meant for people; or what is known after canceling or without an answer. */
export function refusalText(error: Error, fallback: string): string {
  if (!hasFailed(error)) return error.message;
  const refusal = asApiError(error);
  if (!refusal || refusal.status >= 500) return fallback;
  const all = [...new Set(Object.values(refusal.fieldErrors).flat())];
  return all.length > 0 ? all.join(' ') : refusal.message;
}

/**
 * Whether a toast is due: not for what the user did, nor for what may not have failed, nor for the end of the session,
 * which is told as that.
 */
export const isFailure = (error: Error): boolean =>
  hasFailed(error) && asApiError(error)?.code !== 'not_authenticated';

/** Not so when nobody knows, or it was its user's wish. */
export const hasFailed = (error: Error): boolean =>
  !(error instanceof CanceledError || error instanceof NoAnswerError);
