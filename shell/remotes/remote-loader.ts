import type { RemoteProps } from '@carillon/sdk/shell.ts';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetchRegistry, type Registry } from './registry.ts';

type Root = ComponentType<RemoteProps>;

/** Long enough for a slow line: what still arrives is not given up on. */
const TIME_OUT_MS = 60_000;
/** Kept across mounts: a new lazy component each time would load, suspend and flash again. */
const roots = new Map<string, LazyExoticComponent<Root>>();
/** Those whose last load failed: where they are is asked anew, since a new build may have replaced the files. */
const failed = new Set<string>();

export function announceRemotes(registry: Registry, force = false): void {
  const remotes = Object.entries(registry).map(([name, { entry }]) => ({ name, entry }));
  registerRemotes(remotes, { force });
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
  failed.add(name);
}

async function load(name: string): Promise<{ default: Root }> {
  try {
    if (failed.delete(name)) await announceAgain();
    return await loadInTime(name);
  } catch (error) {
    // What is kept of it would fail for ever.
    forgetRoot(name);
    throw error;
  }
}

/** Without an answer what was known still holds. */
const announceAgain = (): Promise<void> =>
  fetchRegistry().then(
    (registry) => announceRemotes(registry, true),
    (error: unknown) => console.warn('The list of pages could not be loaded again.', error),
  );

async function loadInTime(name: string): Promise<{ default: Root }> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${name} did not load in time`)), TIME_OUT_MS);
  });
  const module = await Promise.race([loadRemote<{ default: Root }>(`${name}/App`), late]);
  if (!module) throw new Error(`${name} has no root`);
  return module;
}
