import type { ShellLocation } from '@carillon/sdk/shell.ts';
import type { Registry } from '../remotes/registry.ts';
import { routeOf } from '../remotes/registry.ts';

const LOGIN = '/login';
const REGISTER = '/register';
const HOME = '/dashboard';
const NEW_POST = '/create-post';
const INVITATION = '/invitation';

/** Addresses that people type, and the pages that they mean. */
const SHORT: Readonly<Record<string, string>> = { '/account': '/account/profile', '/signup': REGISTER };

/** Where a browser that wants `place` must go instead; null to let it. */
export function redirectFor(
  { pathname, search }: ShellLocation,
  loggedIn: boolean,
  registry: Registry,
): string | null {
  // The server has dealt with the network's answer; what is left of it are the words for the user.
  if (/^\/oauth\/callback(\/|$)/.test(pathname)) return loggedIn ? HOME + search : LOGIN + returnOf(search);
  const target = Object.hasOwn(SHORT, pathname) ? SHORT[pathname] : undefined;
  if (target) return target + search;
  if ((pathname === LOGIN || pathname === REGISTER) && loggedIn)
    return goalOf(search) ?? HOME + returnOf(search);
  return !loggedIn && isForUsers(pathname, registry) ? LOGIN + returnOf(search) : null;
}

/**
 * Returns the page that a user was on the way to: "Generate Now" on the front page, or an
 * invitation.
 */
function goalOf(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  if (from === 'generate') return NEW_POST;
  return from === 'invitation' ? INVITATION : null;
}

/** Returns the parameters of a network's return as the end of an address; empty without any. */
export function returnOf(search: string): string {
  const all = new URLSearchParams(search);
  const statusParams = ['status', 'message', 'reason', 'platform'].flatMap((name) => {
    const value = all.get(name);
    return value === null ? [] : [[name, value]];
  });
  return all.has('status') ? `?${new URLSearchParams(statusParams)}` : '';
}

/**
 * Returns the address to offer after a login, if it is a page for users, or an invitation, which
 * only they answer.
 */
export function worthComingBack(
  { pathname, search, hash }: ShellLocation,
  registry: Registry,
): string | null {
  if (pathname === INVITATION) return INVITATION;
  return isForUsers(pathname, registry) ? pathname + search + hash : null;
}

const isForUsers = (path: string, registry: Registry): boolean => routeOf(registry, path)?.access === 'user';
