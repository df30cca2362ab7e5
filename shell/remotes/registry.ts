import { z } from 'zod';

const remote = z.object({
  manifest: z.string(),
  routes: z.array(z.object({ path: z.string(), title: z.string(), access: z.enum(['public', 'user']) })),
  navigation: z.array(z.object({ path: z.string(), label: z.string(), icon: z.string(), order: z.number() })),
});
const registry = z.record(z.string(), remote);

/** Every micro-frontend by name: where its build is, its pages, its places in the sidebar. */
export type Registry = z.infer<typeof registry>;
export type Route = z.infer<typeof remote>['routes'][number];
export type NavigationEntry = z.infer<typeof remote>['navigation'][number];

const MOST_MS = 10_000;

export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/remotes.json', { signal: AbortSignal.timeout(MOST_MS) });
  if (!response.ok) throw new Error(`the registry answers ${response.status}`);
  return registry.parse(await response.json());
}

const covers = (route: Route, path: string): boolean =>
  path === route.path || path.startsWith(`${route.path}/`);

export const routeOf = (all: Registry, path: string): Route | undefined =>
  Object.values(all)
    .flatMap(({ routes }) => routes)
    .find((route) => covers(route, path));

export const isAt = (all: Registry, name: string, path: string): boolean =>
  all[name]?.routes.some((route) => covers(route, path)) ?? false;

export const navigationOf = (all: Registry): NavigationEntry[] =>
  Object.values(all)
    .flatMap(({ navigation }) => navigation)
    .sort((a, b) => a.order - b.order);
