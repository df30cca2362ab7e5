import type { Build } from './build.ts';
import { fetchBuild, readManifest } from './fetch-build.ts';
import type { FollowOptions } from './followed.ts';
import type { Source } from './source.ts';

interface Finding extends Pick<FollowOptions, 'kept' | 'admits' | 'closing'> {
  sources(): readonly Source[];
}

/** Behind one address of a source there may be two versions while it is replaced. */
const TRIES = 4;
/** Made-up versions ask nobody more often than this. */
const AGAIN_MS = 3_000;
const VERSION = /^\w[\w.-]{0,79}$/;

/** Looks for a version that another gateway has told a browser of, and this one has not met yet. */
export function findElsewhere({ kept, admits, closing, sources }: Finding) {
  /** By name: one search at a time, and when it ended. */
  const searches = new Map<string, { readonly over: Promise<void>; endedAt: number; version: string }>();

  const search = async (name: string, version: string): Promise<void> => {
    for (const source of sources().filter((one) => one.name === name))
      for (let tries = 0; tries < TRIES; tries++) {
        const text = await source.manifest(closing);
        if (text === null) break;
        const manifest = readManifest(source, text);
        if (manifest.version !== version) continue;
        const build = await fetchBuild(source, manifest, closing);
        if ((await admits(build)) === null) kept.add(build);
        return;
      }
  };

  return async (name: string, version: string): Promise<Build | undefined> => {
    if (!VERSION.test(version) || !sources().some((source) => source.name === name)) return undefined;
    const before = searches.get(name);
    if (before && before.endedAt === 0) {
      await before.over;
      const found = kept.find(name, version);
      if (found || before.version === version) return found;
    } else if (before && before.version === version && Date.now() - before.endedAt < AGAIN_MS)
      return undefined;
    else if (before && Date.now() - before.endedAt < AGAIN_MS / 10) return undefined;
    const current = {
      version,
      endedAt: 0,
      // Who looks regularly tells of what is wrong there.
      over: search(name, version)
        .catch(() => undefined)
        .then(() => {
          current.endedAt = Date.now();
        }),
    };
    searches.set(name, current);
    await current.over;
    return kept.find(name, version);
  };
}
