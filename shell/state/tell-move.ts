import type { Toasts } from '@carillon/sdk/shell.ts';
import { t } from '@lingui/core/macro';

const KEY = 'movedTo';

/** Remembers, in this tab, that the page begins anew in a workspace of that name, and why where it is known, in a sentence. */
export function noteMove(storage: Storage, name: string, why?: string): void {
  const where = t`You’re now in the workspace ${name}.`;
  storage.setItem(KEY, why === undefined ? where : `${why} ${where}`);
}

/** Tells a user whose page was loaded anew where they are, once. */
export function tellMove(storage: Storage, toasts: Pick<Toasts, 'success'>): void {
  const sentence = storage.getItem(KEY);
  storage.removeItem(KEY);
  if (sentence) toasts.success(sentence);
}
