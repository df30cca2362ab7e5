/** In this tab: when an account is deleted that was closed here. */
const KEY = 'accountClosed';

/** The log-in page says it from now on, until somebody logs in. */
export const noteClosedAccount = (deleteAt: string): void => sessionStorage.setItem(KEY, deleteAt);

export const forgetClosedAccount = (): void => sessionStorage.removeItem(KEY);

export function readClosedAccount(): Date | null {
  const at = new Date(sessionStorage.getItem(KEY) ?? '');
  return at.getTime() > Date.now() ? at : null;
}
