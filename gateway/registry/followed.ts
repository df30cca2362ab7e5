import type { Log } from '@carillon/kit/log.ts';
import type { Admits, Build } from './build.ts';
import { fetchBuild, readManifest } from './fetch-build.ts';
import type { KeptBuilds } from './kept-builds.ts';
import { keyOf, type Source } from './source.ts';

export type Outcome = 'shown' | 'refused' | 'broken' | 'unreachable' | 'removed';

/** A source whose builds are followed: a new one is shown once it is whole and admitted, and until then the one before. */
export interface Followed {
  readonly source: Source;
  shown(): Build | null;
  /** Looks at what is there now. Never rejects; one look at a time. */
  look(): Promise<void>;
}

export interface FollowOptions {
  readonly kept: KeptBuilds;
  readonly admits: Admits;
  readonly log: Log;
  readonly closing: AbortSignal;
  /** Something is other than it was. */
  onOutcome(source: Source, outcome: Outcome): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

export function follow(source: Source, { kept, admits, log, closing, onOutcome }: FollowOptions): Followed {
  let shown: Build | null = null;
  /** The manifest that was looked at last, and when it may be tried again if it could not be shown. */
  let last: { readonly text: string | null; readonly retryAt: number; readonly wait: number } | null = null;
  let told = '';
  let looking: Promise<void> | null = null;
  const of = { name: keyOf(source), source: source.where };

  const tell = (outcome: Outcome, reason: string, version?: string): void => {
    if (told === `${outcome} ${reason}`) return;
    told = `${outcome} ${reason}`;
    onOutcome(source, outcome);
    const stays = shown?.version ?? null;
    if (outcome === 'shown') log.info({ ...of, version }, 'a micro-frontend’s build is shown');
    else if (outcome === 'removed') log.info(of, 'a micro-frontend has been removed');
    else log.error({ ...of, version, reason, stays }, `a micro-frontend’s build is ${outcome}`);
  };

  const take = async (text: string): Promise<void> => {
    const manifest = readManifest(source, text);
    const build = kept.find(manifest.name, manifest.version) ?? (await fetchBuild(source, manifest, closing));
    kept.add(build);
    const reason = await admits(build);
    if (reason !== null) throw new Refused(reason);
    shown = build;
    tell('shown', build.version, build.version);
  };

  const look = async (): Promise<void> => {
    let text: string | null;
    try {
      text = await source.manifest(closing);
    } catch (error) {
      if (!closing.aborted) tell('unreachable', said(error));
      return;
    }
    const isSame = last?.text === text;
    if (isSame && (last?.retryAt ?? 0) === Number.POSITIVE_INFINITY) {
      // It was away in between.
      if (shown) tell('shown', shown.version, shown.version);
      return;
    }
    if (isSame && Date.now() < (last?.retryAt ?? 0)) return;
    if (text === null) {
      if (shown) tell('removed', '');
      shown = null;
      last = { text, retryAt: Number.POSITIVE_INFINITY, wait: 0 };
      return;
    }
    try {
      await take(text);
      last = { text, retryAt: Number.POSITIVE_INFINITY, wait: 0 };
    } catch (error) {
      if (closing.aborted) return;
      const wait = Math.min(isSame ? (last?.wait ?? 0) * 2 : FIRST_WAIT_MS, LONGEST_WAIT_MS);
      last = { text, retryAt: Date.now() + wait, wait };
      tell(error instanceof Refused ? 'refused' : 'broken', said(error));
    }
  };

  return {
    source,
    shown: () => shown,
    look() {
      looking ??= look().finally(() => {
        looking = null;
      });
      return looking;
    },
  };
}

class Refused extends Error {}

const said = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};
