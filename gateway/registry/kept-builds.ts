import type { Build } from './build.ts';

const MAX_OLD = 5;
const KEEP_MS = 24 * 60 * 60_000;
const MAX_BYTES = 256 * 1024 * 1024;

/** Builds in memory: those that are shown, and some before them, since browsers still have them open. */
export interface KeptBuilds {
  find(name: string, version: string): Build | undefined;
  add(build: Build): void;
  /** Lets go of what is too old or too much. @param builds what stays in any case */
  trim(builds: ReadonlySet<Build>): void;
  bytes(): number;
}

export function createKeptBuilds(now: () => number = Date.now): KeptBuilds {
  /** By the time that each was last shown or added, the latest last. */
  const builds = new Map<string, { readonly build: Build; at: number }>();
  const keyOf = (name: string, version: string): string => `${name}/${version}`;
  const bytes = (): number => [...builds.values()].reduce((sum, { build }) => sum + build.bytes, 0);
  const put = (build: Build): void => {
    const key = keyOf(build.name, build.version);
    builds.delete(key);
    builds.set(key, { build, at: now() });
  };
  return {
    find: (name, version) => builds.get(keyOf(name, version))?.build,
    add: put,
    bytes,
    trim(shownBuilds) {
      for (const build of shownBuilds) put(build);
      const counts = new Map<string, number>();
      let total = bytes();
      const old = [...builds].filter(([, { build }]) => !shownBuilds.has(build));
      for (const [key, { build, at }] of old.toReversed()) {
        const count = (counts.get(build.name) ?? 0) + 1;
        counts.set(build.name, count);
        if (count <= MAX_OLD && now() - at < KEEP_MS) continue;
        builds.delete(key);
        total -= build.bytes;
      }
      for (const [key, { build }] of old) {
        if (total <= MAX_BYTES) return;
        if (builds.delete(key)) total -= build.bytes;
      }
    },
  };
}
