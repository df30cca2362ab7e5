import type {
  NavigationEntry,
  Registry,
  Remote,
  ManifestRoute as Route,
} from '@carillon/contracts/manifest.ts';

import { i18n } from '@lingui/core';

export type { NavigationEntry, Registry, Route };

const MAX_MS = 10_000;

export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/remotes.json', { signal: AbortSignal.timeout(MAX_MS) });
  if (!response.ok) throw new Error(`the registry answers ${response.status}`);
  const registry: Registry = await response.json();
  if (!Object.values(registry).every(isRemote)) throw new Error('the registry answers what it should not');
  return mapRemotes(registry, translate);
}

const mapRemotes = (all: Registry, change: (remote: Remote) => Remote): Registry =>
  Object.fromEntries(Object.entries(all).map(([name, remote]) => [name, change(remote)]));

/** Titles and labels in the page's language, as far as the build has them. */
function translate(remote: Remote): Remote {
  const words = remote.words?.[i18n.locale];
  if (!words) return remote;
  const inLocale = (text: string): string => words[text] ?? text;
  return {
    ...remote,
    routes: remote.routes.map((route) => ({ ...route, title: inLocale(route.title) })),
    navigation: remote.navigation.map((entry) => ({ ...entry, label: inLocale(entry.label) })),
  };
}

/** Checks an entry's shape. The gateway has checked what each says of itself. */
const isRemote = ({ entry, routes, navigation }: Remote): boolean =>
  typeof entry === 'string' && Array.isArray(routes) && Array.isArray(navigation);

const covers = (route: Route, path: string): boolean =>
  path === route.path || path.startsWith(`${route.path}/`);

export const routeOf = (all: Registry, path: string): Route | undefined =>
  Object.values(all)
    .flatMap(({ routes }) => routes)
    .find((route) => covers(route, path));

export const isAt = (all: Registry, name: string, path: string): boolean =>
  all[name]?.routes.some((route) => covers(route, path)) ?? false;

/** Whether it has pages for which a user must be logged in. */
export const servesUsers = ({ routes }: Remote): boolean => routes.some(({ access }) => access === 'user');

export const navigationOf = (all: Registry): NavigationEntry[] =>
  Object.values(all)
    .flatMap(({ navigation }) => navigation)
    .sort((a, b) => a.order - b.order);
