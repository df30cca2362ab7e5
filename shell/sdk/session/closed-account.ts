/** In this tab: when an account is deleted that was closed here. */
const KEY = 'accountClosed';

/** The login page says it from now on, until somebody logs in. */
export function noteClosedAccount(deleteAt: string): void {
  sessionStorage.setItem(KEY, deleteAt);
  // The session may have ended, and the login page be there, before its own reply.
  window.dispatchEvent(new Event(KEY));
}

export const forgetClosedAccount = (): void => sessionStorage.removeItem(KEY);

export function readClosedAccount(): Date | null {
  const at = new Date(sessionStorage.getItem(KEY) ?? '');
  return at.getTime() > Date.now() ? at : null;
}

/** @returns what stops listening */
export function onClosedAccount(listener: () => void): () => void {
  window.addEventListener(KEY, listener);
  return () => window.removeEventListener(KEY, listener);
}
