const HOME = '/dashboard';
const ENTRANCES = ['/', '/login', '/register'];

/** The page of this app that somebody wanted before the log-in; null when none was, or it is elsewhere. */
export function wantedPage(search: string, origin: string): string | null {
  const wanted = new URLSearchParams(search).get('next');
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return null;
  const { origin: where, pathname, search: query, hash } = new URL(wanted, origin);
  // What begins with two slashes is another host.
  if (where !== origin || pathname.startsWith('//') || ENTRANCES.includes(pathname)) return null;
  return pathname + query + hash;
}

/** Where to go after the log-in. */
export const nextPage = (search: string, origin: string): string => wantedPage(search, origin) ?? HOME;

/** An address of this micro-frontend that remembers where its reader wanted to go. */
export function withNext(path: string, search: string, origin: string): string {
  const wanted = wantedPage(search, origin);
  return wanted === null ? path : `${path}?${new URLSearchParams({ next: wanted })}`;
}
