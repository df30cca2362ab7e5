const KEY = 'wantedPage';
const HOME = '/dashboard';

/**
 * Remembers, in this tab, the page that somebody wanted when they were sent to log in, where the log-in leads; or was on when
 * they left for a network's consent page, which ends on the dashboard, where it is offered. Null forgets it.
 */
export function noteWantedPage(address: string | null): void {
  if (address === null) sessionStorage.removeItem(KEY);
  else if (address !== HOME) sessionStorage.setItem(KEY, address);
}

/** That page, once; null when there was none. */
export function takeWantedPage(): string | null {
  const address = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  // What begins with two slashes is another host.
  return address && /^\/(?![/\\])/.test(address) ? address : null;
}
