const KEY = 'wantedPage';
const HOME = '/dashboard';

/**
 * Remembers, in this tab, the page that a visitor asked for before the login, which then leads there; or the page that a
 * user left for a network's consent page, which the dashboard then offers. Null forgets it: public pages and signing up do.
 */
export function noteWantedPage(address: string | null): void {
  if (address === null) sessionStorage.removeItem(KEY);
  else if (address !== HOME) sessionStorage.setItem(KEY, address);
}

/** Returns that page, once. Null if there was none. */
export function takeWantedPage(): string | null {
  const address = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  // An address with two leading slashes is another host.
  return address && /^\/(?![/\\])/.test(address) ? address : null;
}
