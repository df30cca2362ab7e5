import { asApiError } from '@carillon/sdk/index.ts';
import { isOnline } from './online.ts';

/** The server's words, whatever it refused with, or why there are none. The fallback is for a fault of this page. */
export function refusalText(error: Error, fallback: string): string {
  const refusal = asApiError(error);
  if (!refusal) return silenceText(error) ?? fallback;
  const all = [...new Set(Object.values(refusal.fieldErrors).flat())];
  return all.length > 0 ? all.join(' ') : refusal.message;
}

/** Whether the server itself failed, or did not answer: what was asked may have been done. */
export function isUnanswered(error: Error): boolean {
  const refusal = asApiError(error);
  return refusal === null || refusal.status >= 500;
}

/** Whether a toast is due: not for the end of the session, which is told as that. */
export const isFailure = (error: Error): boolean => asApiError(error)?.code !== 'not_authenticated';

/** Why a call got no answer; null for an error that is something else. By name: the shell's class is not this bundle's. */
export function silenceText(error: Error): string | null {
  if (error.name === 'TimeoutError') return 'The server took too long to answer.';
  if (error.name !== 'NoResponseError') return null;
  return isOnline() ? `${error.message.replace(/\.$/, '')}.` : 'You’re offline.';
}
