import type { Registry, Remote } from '@carillon/contracts/manifest.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { Metrics } from '@carillon/kit/metrics.ts';
import { repeat } from '@carillon/kit/repeat.ts';
import { type Admits, admitAll, type Build, type BuiltFile } from './build.ts';
import { findElsewhere } from './find-elsewhere.ts';
import { type Followed, follow } from './followed.ts';
import { createKeptBuilds } from './kept-builds.ts';
import { registryMetrics } from './registry-metrics.ts';
import { keyOf, type Source } from './source.ts';

/** The versions of micro-frontends: which are shown, and the files of those that browsers may have open. */
export interface MfeRegistry {
  /**
   * Every micro-frontend that is there, with its files' addresses.
   * @param isForCanary whether this browser gets the canary of one, where there is a canary
   */
  remotes(isForCanary?: (name: string) => boolean): Promise<Registry>;
  /** A file of a build, `/mfes/NAME/VERSION/FILE`. Null if there is none. */
  file(name: string, version: string, file: string): Promise<BuiltFile | null>;
  /** Sources that also have a canary. */
  canaries(): readonly string[];
  close(): Promise<void>;
}

export interface RegistryOptions {
  /** Which sources there are now. */
  sources(): readonly Source[];
  /** How often they are checked, in milliseconds. Null to check on each request, if that costs nothing. */
  readonly everyMs: number | null;
  readonly admits?: Admits;
  /** After how long a build that is admitted is asked about again, milliseconds. */
  readonly reviewMs?: number;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'registry'>;
}

/** A gateway that starts waits so long for what there is. */
const FIRST_LOOK_MS = 10_000;
/** A rolled-back service may not keep a later version's promises. */
const REVIEW_MS = 60_000;

/** Resolves once each source has been looked at, or is late. */
export async function openRegistry(options: RegistryOptions): Promise<MfeRegistry> {
  const { sources, everyMs, admits = admitAll, reviewMs = REVIEW_MS, log } = options;
  const builds = createKeptBuilds();
  const closing = new AbortController();
  const metrics = registryMetrics(options.metrics);
  const followed = new Map<string, Followed>();
  const shownBuilds = (): Build[] => [...followed.values()].flatMap((one) => one.shown() ?? []);

  const measure = (): void => {
    builds.trim(new Set(shownBuilds()));
    metrics.keptBytes.set(builds.bytes());
    metrics.shown.reset();
    for (const { source, shown } of followed.values()) {
      const version = shown()?.version;
      if (version !== undefined) metrics.shown.set({ name: keyOf(source), version }, 1);
    }
  };
  const following = { kept: builds, admits, reviewMs, log, closing: closing.signal };
  const start = (source: Source, begin: Build | null): Followed =>
    follow(
      source,
      { ...following, onOutcome: (_, outcome) => metrics.builds.inc({ name: keyOf(source), outcome }) },
      begin,
    );

  /** Sources that have gone take their micro-frontends with them; the files stay for a while. */
  const adopt = (): void => {
    const sourceByKey = new Map(sources().map((source) => [keyOf(source), source]));
    for (const [key, one] of followed) {
      if (sourceByKey.has(key)) continue;
      followed.delete(key);
      metrics.builds.inc({ name: key, outcome: 'removed' });
      log.info({ name: key, source: one.source.where }, 'a micro-frontend has been removed');
    }
    for (const [key, source] of sourceByKey) {
      const existing = followed.get(key);
      // After a change of address, the old build stays until one is found there.
      if (existing?.source.where !== source.where)
        followed.set(key, start(source, existing?.shown() ?? null));
    }
  };
  const look = async (): Promise<void> => {
    adopt();
    await Promise.all([...followed.values()].map((one) => one.look()));
    measure();
  };

  const first = look();
  let late: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    late = setTimeout(resolve, FIRST_LOOK_MS);
  });
  await Promise.race([first, timeout]);
  clearTimeout(late);
  // A slow source doesn't delay the others.
  const looking =
    everyMs === null ? null : repeat('look for micro-frontends', async () => void look(), everyMs, log);
  const lookOnRequest = async (): Promise<void> => (everyMs === null ? look() : undefined);
  const elsewhere = findElsewhere({
    ...following,
    sources: () => [...followed.values()].map((one) => one.source),
  });

  return {
    async remotes(isForCanary = () => false) {
      await lookOnRequest();
      const remotes: Record<string, Remote> = {};
      for (const name of [...new Set([...followed.values()].map(({ source }) => source.name))].sort()) {
        const canary = isForCanary(name) ? followed.get(`${name}@canary`)?.shown() : null;
        const build = canary ?? followed.get(name)?.shown();
        if (build) remotes[name] = remoteOf(build);
      }
      return remotes;
    },
    async file(name, version, file) {
      if (!builds.find(name, version)) await lookOnRequest();
      const build = builds.find(name, version) ?? (await elsewhere(name, version));
      return build?.files.get(file) ?? null;
    },
    canaries: () => [...followed.values()].flatMap(({ source: { canary, name } }) => (canary ? [name] : [])),
    async close() {
      closing.abort();
      await looking?.close();
    },
  };
}

function remoteOf({ name, version, manifest }: Build): Remote {
  const { entry, chunks, routes, navigation, locales, words } = manifest;
  const address = (file: string): string => `/mfes/${name}/${version}/${file}`;
  return {
    entry: address(entry),
    chunks: chunks.map(address),
    routes,
    navigation,
    version,
    ...(locales && { locales: mapValues(locales, address) }),
    ...(words && { words }),
  };
}

const mapValues = <V>(record: Readonly<Record<string, V>>, change: (value: V) => V): Record<string, V> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
