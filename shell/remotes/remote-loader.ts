import { loadZones } from '@carillon/sdk/time/late-zones.ts';
import { type LazyExoticComponent, lazy } from 'react';
import { loadCatalog } from '../locale/load-catalog.ts';
import { type Exposed, loadExposed } from './container.ts';
import { fetchRegistry, type Registry, servesUsers } from './registry.ts';

type Root = Exposed['default'];

/** Long enough for a slow line: what still arrives is not given up on. */
const TIME_OUT_MS = 60_000;
/** The zone data is small, and without it the browser's own rules do. */
const ZONES_MS = 10_000;
const ZONES_AGAIN_MS = 30_000;
/** Kept across mounts: a new lazy component each time would load, suspend and flash again. */
const roots = new Map<string, LazyExoticComponent<Root>>();
/** All that are known, by name. */
const knownRemotes = new Map<string, Registry[string]>();
/** Loaded, or about to be. */
const loads = new Map<string, Promise<Exposed>>();
/**
 * Remotes whose last load failed: their address is requested again, because a new build may have replaced the files.
 */
const failedNames = new Set<string>();

export function announceRemotes(registry: Registry): void {
  for (const [name, remote] of Object.entries(registry)) knownRemotes.set(name, remote);
}

/** A micro-frontend's root, loaded when it is first shown. */
export function remoteRoot(name: string): LazyExoticComponent<Root> {
  let root = roots.get(name);
  if (!root) {
    root = lazy(() => load(name));
    roots.set(name, root);
  }
  return root;
}

/** Starts loading before anybody looks. */
export const preloadRemote = (name: string): void => void load(name).catch(() => undefined);

/** For one that does not work although it was loaded: the next root is loaded from where it is now. */
export function forgetRoot(name: string): void {
  roots.delete(name);
  loads.delete(name);
  failedNames.add(name);
}

/** Once for all that ask, and again after a failure. */
function load(name: string): Promise<Exposed> {
  const pendingLoad = loads.get(name);
  if (pendingLoad) return pendingLoad;
  const loading = loadAnew(name);
  loads.set(name, loading);
  // A failed load must not stay cached.
  loading.catch(() => loads.get(name) === loading && forgetRoot(name));
  return loading;
}

async function loadAnew(name: string): Promise<Exposed> {
  if (failedNames.delete(name)) await announceAgain();
  return loadInTime(name);
}

/** Without an answer the last known value still applies. */
const announceAgain = (): Promise<void> =>
  fetchRegistry().then(announceRemotes, (error: unknown) =>
    console.warn('The list of pages could not be loaded again.', error),
  );

async function loadInTime(name: string): Promise<Exposed> {
  const remote = knownRemotes.get(name);
  if (!remote) throw new Error(`nobody knows where ${name} is`);
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${name} did not load in time`)), TIME_OUT_MS);
  });
  // Users are shown local times.
  const zones = servesUsers(remote) ? zonesInTime() : undefined;
  const [exposed] = await Promise.race([
    Promise.all([loadExposed(name, remote.entry, loadCatalog(remote.locales)), zones]),
    late,
  ]);
  return exposed;
}

/** Never fails: no page is worth less for the rules of the browser that it is in. */
const zonesInTime = (): Promise<void> =>
  Promise.race([zonesAtLast(), new Promise<void>((resolve) => setTimeout(resolve, ZONES_MS))]);

/** The first try; others follow until the data is there. */
const zonesAtLast = (): Promise<void> =>
  loadZones().catch((error: unknown) => {
    console.warn('The time zone data could not be loaded.', error);
    setTimeout(zonesAtLast, ZONES_AGAIN_MS);
  });
