import { asApiError } from '@carillon/sdk/index.ts';

/** The server's words, if it gave any that are meant for people. */
export function refusalText(error: Error, fallback: string): string {
  const refusal = asApiError(error);
  if (!refusal || refusal.status >= 500) return fallback;
  const all = [...new Set(Object.values(refusal.fieldErrors).flat())];
  return all.length > 0 ? all.join(' ') : refusal.message;
}
