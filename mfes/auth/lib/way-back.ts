const KEY = 'signInFrom';

/** Remembers, in this tab, why the visitor came, while a provider identifies them. */
export const noteIntent = (search: string): void => sessionStorage.setItem(KEY, search);

/** The query that says why the visitor came. A return from a provider has a query of its own instead. */
export const intentSearch = (search: string): string =>
  new URLSearchParams(search).has('sign_in') ? (sessionStorage.getItem(KEY) ?? '') : search;
