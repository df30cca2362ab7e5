import type { RemoteProps } from '@carillon/sdk/shell.ts';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetchRegistry, type Registry } from './registry.ts';

type Root = ComponentType<RemoteProps>;

/** Long enough for a slow line: what still arrives is not given up on. */
const TIME_OUT_MS = 60_000;
/** Kept across mounts: a new lazy component each time would load, suspend and flash again. */
const roots = new Map<string, LazyExoticComponent<Root>>();

export function announceRemotes(registry: Registry, force = false): void {
  const remotes = Object.entries(registry).map(([name, { manifest }]) => ({ name, entry: manifest }));
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

/** After a failure: the registry is read again, since a new build may have replaced the files. */
export async function refreshRemote(name: string): Promise<void> {
  roots.delete(name);
  announceRemotes(await fetchRegistry(), true);
}

async function load(name: string): Promise<{ default: Root }> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${name} did not load in time`)), TIME_OUT_MS);
  });
  const module = await Promise.race([loadRemote<{ default: Root }>(`${name}/App`), late]);
  if (!module) throw new Error(`${name} has no root`);
  return module;
}
