import type { Build } from './build.ts';

const MOST_OLD = 5;
const KEEP_MS = 24 * 60 * 60_000;
const MOST_BYTES = 256 * 1024 * 1024;

/** Builds in memory: those that are shown, and some before them, since browsers still have them open. */
export interface KeptBuilds {
  find(name: string, version: string): Build | undefined;
  add(build: Build): void;
  /** Lets go of what is too old or too much. @param shown what stays in any case */
  trim(shown: ReadonlySet<Build>): void;
  bytes(): number;
}

export function createKeptBuilds(now: () => number = Date.now): KeptBuilds {
  /** By the time that each was last shown or added, the latest last. */
  const kept = new Map<string, { readonly build: Build; at: number }>();
  const keyOf = (name: string, version: string): string => `${name}/${version}`;
  const bytes = (): number => [...kept.values()].reduce((sum, { build }) => sum + build.bytes, 0);
  const put = (build: Build): void => {
    const key = keyOf(build.name, build.version);
    kept.delete(key);
    kept.set(key, { build, at: now() });
  };
  return {
    find: (name, version) => kept.get(keyOf(name, version))?.build,
    add: put,
    bytes,
    trim(shown) {
      for (const build of shown) put(build);
      const counts = new Map<string, number>();
      let total = bytes();
      const old = [...kept].filter(([, { build }]) => !shown.has(build));
      for (const [key, { build, at }] of old.toReversed()) {
        const count = (counts.get(build.name) ?? 0) + 1;
        counts.set(build.name, count);
        if (count <= MOST_OLD && now() - at < KEEP_MS) continue;
        kept.delete(key);
        total -= build.bytes;
      }
      for (const [key, { build }] of old) {
        if (total <= MOST_BYTES) return;
        if (kept.delete(key)) total -= build.bytes;
      }
    },
  };
}
