const KEY = 'invitation';

/** The secret of the invitation that this tab was opened with, kept while its user signs up or logs in. */
export const keepInvitation = (secret: string): void => sessionStorage.setItem(KEY, secret);

export const readStoredInvitation = (): string => sessionStorage.getItem(KEY) ?? '';

export const forgetInvitation = (): void => sessionStorage.removeItem(KEY);
