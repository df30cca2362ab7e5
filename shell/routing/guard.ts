import type { ShellLocation } from '@carillon/sdk/shell.ts';
import type { Registry } from '../remotes/registry.ts';
import { routeOf } from '../remotes/registry.ts';

const LOGIN = '/login';
const HOME = '/dashboard';

/**
 * Where a browser that wants `place` must go instead; null to let it.
 * @param wanted the page that was wanted when there was no session
 */
export function redirectFor(
  { pathname, search }: ShellLocation,
  loggedIn: boolean,
  registry: Registry,
  wanted: string | null = null,
): string | null {
  // The server has dealt with the network's answer; what is left of it are the words for the dashboard.
  if (pathname === '/oauth/callback') return HOME + search;
  if (pathname === LOGIN && loggedIn) return wanted ?? HOME;
  return !loggedIn && isForUsers(pathname, registry) ? LOGIN : null;
}

/** What a log-in should lead back to from there, if it is a page for users. The dashboard comes next anyhow. */
export function worthComingBack(
  { pathname, search, hash }: ShellLocation,
  registry: Registry,
): string | null {
  const address = pathname + search + hash;
  return address !== HOME && isForUsers(pathname, registry) ? address : null;
}

const isForUsers = (path: string, registry: Registry): boolean => routeOf(registry, path)?.access === 'user';
