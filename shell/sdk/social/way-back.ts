const KEY = 'connectFrom';

/** Remembers, in this tab, the page that a user leaves for a network's consent page. */
export const noteWayBack = (path: string): void => sessionStorage.setItem(KEY, path);

/** Where the user was when they left, once; null when nobody left, or from the dashboard, where the way back ends. */
export function takeWayBack(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path === '/dashboard' ? null : path;
}
