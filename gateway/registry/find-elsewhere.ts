import { setTimeout } from 'node:timers/promises';
import type { Build } from './build.ts';
import { fetchBuild, readManifest } from './fetch-build.ts';
import type { FollowOptions } from './followed.ts';
import { keyOf, type Source } from './source.ts';

interface Finding extends Pick<FollowOptions, 'kept' | 'admits' | 'closing'> {
  sources(): readonly Source[];
}

/** Behind one address of a source there may be two versions while it is replaced. */
const TRIES = 4;
/** Between two looks for one name: made-up versions ask the sources no more often. */
const PAUSE_MS = 500;
/** A build that can't be had is fetched no more often than this. */
const AGAIN_MS = 3_000;
const VERSION = /^\w[\w.-]{0,79}$/;

/** A look at the sources that answers for every version that is asked for until it begins. */
interface Look {
  readonly versions: Set<string>;
  readonly over: Promise<void>;
}

/** Looks for a version that another gateway has shown to a browser, and this one doesn't know yet. */
export function findElsewhere({ kept, admits, closing, sources }: Finding) {
  /** By name: the look that has not begun. */
  const coming = new Map<string, Look>();
  /** By name: when the next may begin. */
  const free = new Map<string, Promise<void>>();
  /** By source: the version that was refused or broken last. */
  const failed = new Map<string, { readonly version: string; readonly until: number }>();

  const lookAt = async (source: Source, versions: ReadonlySet<string>): Promise<void> => {
    const key = keyOf(source);
    const visited = new Set<string>();
    for (let tries = 0; tries < TRIES && visited.size < versions.size; tries++) {
      const text = await source.manifest(closing);
      if (text === null) return;
      const manifest = readManifest(source, text);
      const { version } = manifest;
      if (!versions.has(version) || visited.has(version)) continue;
      visited.add(version);
      const before = failed.get(key);
      if (before?.version === version && Date.now() < before.until) continue;
      failed.set(key, { version, until: Date.now() + AGAIN_MS });
      const build = await fetchBuild(source, manifest, closing);
      if ((await admits(build))?.refused) continue;
      kept.add(build);
      failed.delete(key);
    }
  };

  const look = async (name: string, versions: ReadonlySet<string>): Promise<void> => {
    const missing = new Set([...versions].filter((version) => !kept.find(name, version)));
    const places = sources().filter((source) => source.name === name);
    // The regular look reports what is wrong there.
    await Promise.allSettled(places.map((source) => lookAt(source, missing)));
  };

  const arrange = (name: string): Look => {
    const versions = new Set<string>();
    const over = (free.get(name) ?? Promise.resolve()).then(() => {
      coming.delete(name);
      return look(name, versions);
    });
    const pause = () => setTimeout(PAUSE_MS, undefined, { signal: closing, ref: false });
    free.set(
      name,
      over.then(pause).catch(() => undefined),
    );
    const arranged = { versions, over };
    coming.set(name, arranged);
    return arranged;
  };

  return async (name: string, version: string): Promise<Build | undefined> => {
    if (!VERSION.test(version) || !sources().some((source) => source.name === name)) return undefined;
    const { versions, over } = coming.get(name) ?? arrange(name);
    versions.add(version);
    await over;
    return kept.find(name, version);
  };
}
