import { t } from '@lingui/core/macro';
import { isOnline } from '../online/online.ts';
import { asApiError, asInvalidReply } from './errors.ts';

/** A server that is newer than the page is the likely cause. */
const UNREADABLE = t`Carillon’s response couldn’t be read. Reload the page and try again.`;
export const UNEXPECTED = t`An unexpected error occurred. Please try again.`;

/**
 * Why a call failed: the server's message, by field or as a whole, or why there was no answer. The fallback is for a
 * bug of this page.
 */
export function errorText(error: Error, fallback: string = UNEXPECTED): string {
  const refusal = asApiError(error);
  if (!refusal) return silenceText(error) ?? (asInvalidReply(error) ? UNREADABLE : fallback);
  const all = [...new Set(Object.values(refusal.fieldErrors).flat())];
  return all.length > 0 ? all.join(' ') : refusal.message;
}

/** The same for an action, which may have been carried out even without an answer. */
export function actionErrorText(error: Error): string {
  const silent = isOnline() && error.name !== 'OfflineError' && silenceText(error) !== null;
  if (asInvalidReply(error))
    return t`Carillon’s response couldn’t be read, so we don’t know whether it worked. You can safely try again.`;
  return silent
    ? t`Carillon didn’t respond, so we don’t know whether it worked. You can safely try again.`
    : errorText(error);
}

/** The server's message for one field. Null if there is none. */
export const fieldError = (error: Error | null, field: string): string | null =>
  (error && asApiError(error)?.fieldErrors[field]?.join(' ')) || null;

/** Whether the server itself failed, or did not answer: what was asked may have been done. */
export function isUnanswered(error: Error): boolean {
  const refusal = asApiError(error);
  return refusal === null || refusal.status >= 500;
}

/** Whether a toast is due: not for the end of the session, which is told as that. */
export const isFailure = (error: Error): boolean => asApiError(error)?.code !== 'not_authenticated';

/** Why a call got no answer; null for an error that is something else. By name: the shell's class is not a micro-frontend's. */
export function silenceText(error: Error): string | null {
  if (error.name === 'OfflineError') return error.message;
  if (error.name === 'TimeoutError') return t`The server took too long to respond.`;
  if (error.name !== 'NoResponseError') return null;
  return isOnline() ? `${error.message.replace(/\.$/, '')}.` : t`You’re offline.`;
}
