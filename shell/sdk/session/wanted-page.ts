const KEY = 'wantedPage';

/** Remembers, in this tab, the page that a log-in should lead back to; null forgets it. */
export function noteWantedPage(address: string | null): void {
  if (address === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, address);
}

/** The page of this app that somebody wanted before the log-in; null when none was. */
export function wantedPage(): string | null {
  const address = sessionStorage.getItem(KEY);
  // What begins with two slashes is another host.
  return address && /^\/(?![/\\])/.test(address) ? address : null;
}
