import type { ShellLocation } from '@carillon/sdk/shell.ts';
import type { Registry } from '../remotes/registry.ts';
import { routeOf } from '../remotes/registry.ts';

const LOGIN = '/login';
const HOME = '/dashboard';
/** What the log-in page reads. */
const NEXT = 'next';
/** Only to read a path as browsers do: what ends up at another origin is not a path. */
const SOMEWHERE = 'http://carillon.invalid';

/** Where a browser that wants `place` must go instead; null to let it. */
export function redirectFor(place: ShellLocation, loggedIn: boolean, registry: Registry): string | null {
  const { pathname, search } = place;
  // The server has dealt with the network's answer; what is left of it are the words for the dashboard.
  if (pathname === '/oauth/callback') return HOME + search;
  if (pathname === LOGIN && loggedIn) return wantedPage(search, registry) ?? HOME;
  return !loggedIn && isForUsers(place, registry) ? loginFor(place, registry) : null;
}

/** The log-in page, which leads back to a place that only users may see. The dashboard comes next anyhow. */
export function loginFor(place: ShellLocation, registry: Registry): string {
  const address = place.pathname + place.search + place.hash;
  if (address === HOME || !isForUsers(place, registry)) return LOGIN;
  return `${LOGIN}?${new URLSearchParams({ [NEXT]: address })}`;
}

const isForUsers = ({ pathname }: ShellLocation, registry: Registry): boolean =>
  routeOf(registry, pathname)?.access === 'user';

/** What the log-in page was to lead to, if it is one of this app's own pages for users. */
function wantedPage(search: string, registry: Registry): string | null {
  const wanted = new URLSearchParams(search).get(NEXT);
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, SOMEWHERE)) return null;
  const place = new URL(wanted, SOMEWHERE);
  if (place.origin !== SOMEWHERE || !isForUsers(place, registry)) return null;
  return place.pathname + place.search + place.hash;
}
