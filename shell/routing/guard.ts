import type { Registry } from '../remotes/registry.ts';
import { routeOf } from '../remotes/registry.ts';

/** Where a browser that wants `path` must go instead; null to let it. */
export function redirectFor(
  path: string,
  search: string,
  loggedIn: boolean,
  registry: Registry,
): string | null {
  // The server has dealt with the network's answer; what is left of it are the words for the dashboard.
  if (path === '/oauth/callback') return `/dashboard${search}`;
  if (path === '/login' && loggedIn) return '/dashboard';
  const route = routeOf(registry, path);
  return route?.access === 'user' && !loggedIn ? '/login' : null;
}
