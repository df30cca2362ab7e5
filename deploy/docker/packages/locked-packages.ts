import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';

/** A package, or a workspace, as `package-lock.json` has it. */
export interface LockedPackage {
  readonly version?: string;
  /** Where it was fetched from; of a link, the workspace's folder. */
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly dependencies?: object;
  readonly optionalDependencies?: object;
  readonly peerDependencies?: object;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** By path, such as `node_modules/zod`. Asking npm takes seconds per piece, and it doesn't distinguish pieces. */
export const { packages: locked } = JSON.parse(
  readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** The places that `npm ci --omit=dev` fills for these workspaces, wherever it runs. */
export function packagesOf(workspaces: readonly string[]): string[] {
  const packages = new Set(workspaces);
  // Packages added during the walk are walked too.
  for (const place of packages) for (const dependency of listDependencies(place)) packages.add(dependency);
  return [...packages].filter((place) => /(^|\/)node_modules\//.test(place) && !locked[place]?.link).sort();
}

/** Where the packages are that one needs. A workspace's link needs the workspace. */
export function listDependencies(place: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta, link, resolved } =
    locked[place] ?? {};
  if (link && resolved) return [resolved];
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
    .map((name) => nearest(place, name))
    .filter((dependency) => dependency !== null);
}

/** Returns a package's name, wherever it is installed. */
export const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Where a package finds another by name: next to it, or in a folder above. */
function nearest(place: string, name: string): string | null {
  for (let at = place; ; at = at === '.' ? '' : path.dirname(at)) {
    const candidate = path.join(at, 'node_modules', name);
    if (locked[candidate]) return candidate;
    if (at === '' || at === '.') return null;
  }
}
