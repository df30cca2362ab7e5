import type { Toasts } from '@carillon/sdk/shell.ts';

const KEY = 'movedTo';

/** Remembers, in this tab, that the page begins anew in a workspace of that name, and why where it is known. */
export function noteMove(storage: Storage, name: string, left?: string): void {
  const why = left === undefined ? '' : `You are no longer a member of ${left}. `;
  storage.setItem(KEY, `${why}You are in the workspace ${name} now.`);
}

/** Whoever finds the page begun anew is told where they are, once. */
export function tellMove(storage: Storage, toasts: Pick<Toasts, 'success'>): void {
  const sentence = storage.getItem(KEY);
  storage.removeItem(KEY);
  if (sentence) toasts.success(sentence);
}
