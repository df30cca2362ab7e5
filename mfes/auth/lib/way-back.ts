const KEY = 'signInFrom';

/** Remembers, in this tab, what the visitor came for, while a provider says who they are. */
export const noteIntent = (search: string): void => sessionStorage.setItem(KEY, search);

/** The search that says what the visitor came for: a provider's way back has taken the address' own. */
export const intentSearch = (search: string): string =>
  new URLSearchParams(search).has('sign_in') ? (sessionStorage.getItem(KEY) ?? '') : search;
