import { asApiError } from '@carillon/sdk/index.ts';
import { CanceledError } from './canceled-error.ts';
import { NoAnswerError } from './no-answer-error.ts';
import { silenceText } from './silence-text.ts';

/**
 * The server's words, whatever it refused with; what kept its answer back where there was none; or what is known after
 * canceling. The fallback is for a fault of this page.
 */
export function refusalText(error: Error, fallback: string): string {
  if (!hasFailed(error)) return error.message;
  const refusal = asApiError(error);
  if (!refusal) return silenceText(error) ?? fallback;
  const all = [...new Set(Object.values(refusal.fieldErrors).flat())];
  return all.length > 0 ? all.join(' ') : refusal.message;
}

/** Whether the server itself failed, or did not answer: nothing was wrong with what it was asked. */
export function isServersFault(error: Error): boolean {
  const refusal = asApiError(error);
  return hasFailed(error) && (refusal === null || refusal.status >= 500);
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
