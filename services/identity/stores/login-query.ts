import type { LoginFilter } from '../domain/sign-in.ts';

type Paths = Readonly<Record<'key' | 'authority' | 'sid', string>>;

export const ORIGIN_PATHS: Paths = { key: 'origin.key', authority: 'origin.authority', sid: 'origin.sid' };

/** Finds logins at a provider in a collection that has them at these paths. One without an id may be the one. */
export const loginQuery = (login: LoginFilter, paths: Paths): Readonly<Record<string, unknown>> =>
  'key' in login
    ? { [paths.key]: login.key, ...(login.sid !== null && { [paths.sid]: { $in: [login.sid, null] } }) }
    : { [paths.sid]: login.sid, [paths.authority]: login.authority };
