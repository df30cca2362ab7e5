import type { Toasts } from '@carillon/sdk/shell.ts';

const KEY = 'movedTo';

/** Remembers, in this tab, that the page begins anew in a workspace of that name. */
export const noteMove = (storage: Storage, name: string): void => storage.setItem(KEY, name);

/** Whoever finds the page begun anew is told where they are, once. */
export function tellMove(storage: Storage, toasts: Pick<Toasts, 'success'>): void {
  const name = storage.getItem(KEY);
  storage.removeItem(KEY);
  if (name) toasts.success(`You are in the workspace ${name} now.`);
}
