/** Scopes of an app, and the groups that include all scopes below them. */
const GROUPS = ['read', 'write', 'follow', 'push', 'profile'];
const BELOW =
  /^(?:read|write):(?:accounts|statuses|media|favourites|bookmarks|conversations|filters|follows|lists|mutes|blocks|notifications|reports|search)$/;

export const isScope = (scope: string): boolean => GROUPS.includes(scope) || BELOW.test(scope);

/** Splits scopes as forms write them, with a blank between. */
export const splitScopes = (scopes: string): string[] => scopes.split(/[\s+]+/).filter(Boolean);

/** Whether a token may do what needs one of these. */
export const allows = (granted: readonly string[], neededScopes: readonly string[]): boolean =>
  neededScopes.some((scope) => granted.includes(scope) || granted.includes(scope.split(':')[0] ?? scope));

/** Whether a scope is among those that an app has registered. */
export const isRegistered = (registered: readonly string[], scope: string): boolean =>
  allows(registered, [scope]);
