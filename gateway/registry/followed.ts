import type { Log } from '@carillon/kit/log.ts';
import type { Admits, Build } from './build.ts';
import { choose } from './choose-build.ts';
import { fetchBuild, readManifest } from './fetch-build.ts';
import type { KeptBuilds } from './kept-builds.ts';
import { keyOf, type Source } from './source.ts';

export type Outcome = 'shown' | 'refused' | 'unsettled' | 'broken' | 'unreachable' | 'removed';

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
  /** After how long a build that is admitted is asked about again, milliseconds. */
  readonly reviewMs: number;
  readonly log: Log;
  readonly closing: AbortSignal;
  /** Something is other than it was. */
  onOutcome(source: Source, outcome: Outcome): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;
const MAX_BEFORE = 5;

/** @param begin what is shown until something better is found there */
export function follow(source: Source, options: FollowOptions, begin: Build | null = null): Followed {
  const { kept, log, closing, reviewMs, onOutcome } = options;
  let current = begin;
  /** Shown before, the latest first. */
  let before: Build[] = [];
  /** The source's build, whether or not it is shown. */
  let candidate: Build | null = null;
  const admits = rememberYes(options.admits);
  /** The manifest that was looked at last, and when it is looked at again though it is the same. */
  let last: { readonly text: string | null; readonly againAt: number; readonly wait: number } | null = null;
  let lastOutcome = '';
  let looking: Promise<void> | null = null;
  const of = { name: keyOf(source), source: source.where };

  const report = (outcome: Outcome, reason: string, version?: string): void => {
    if (lastOutcome === `${outcome} ${reason}`) return;
    lastOutcome = `${outcome} ${reason}`;
    onOutcome(source, outcome);
    const stays = current?.version ?? null;
    if (outcome === 'shown') log.info({ ...of, version }, 'a micro-frontend’s build is shown');
    else if (outcome === 'removed') log.info(of, 'a micro-frontend has been removed');
    else log.error({ ...of, version, reason, stays }, `a micro-frontend’s build is ${outcome}`);
  };

  const show = (build: Build | null): void => {
    if (build) kept.add(build);
    if (build === current) return;
    if (current) before = [current, ...before].filter((one) => one !== build).slice(0, MAX_BEFORE);
    current = build;
  };

  /** Whether the source's build is shown and nothing speaks against it. */
  const judge = async (build: Build): Promise<boolean> => {
    const wayBack = before.filter(({ name, version }) => kept.find(name, version));
    const choice = await choose(
      { offered: build, shown: current, before: wayBack, canary: source.canary },
      admits,
    );
    show(choice.build);
    const { doubt } = choice;
    if (doubt) report(doubt.refused ? 'refused' : 'unsettled', doubt.reason, build.version);
    else report('shown', build.version, build.version);
    return doubt === null;
  };

  const take = async (text: string): Promise<boolean> => {
    const manifest = readManifest(source, text);
    const { name, version } = manifest;
    if (candidate?.version !== version)
      candidate = kept.find(name, version) ?? (await fetchBuild(source, manifest, closing));
    return judge(candidate);
  };

  const look = async (): Promise<void> => {
    let text: string | null;
    try {
      text = await source.manifest(closing);
    } catch (error) {
      if (!closing.aborted) report('unreachable', describeError(error));
      return;
    }
    const isSame = last?.text === text;
    if (isSame && Date.now() < (last?.againAt ?? 0)) {
      // It was away in between.
      if (current && current === candidate && last?.wait === 0)
        report('shown', current.version, current.version);
      return;
    }
    if (text === null) {
      if (current) report('removed', '');
      current = null;
      candidate = null;
      last = { text, againAt: Number.POSITIVE_INFINITY, wait: 0 };
      return;
    }
    let isSettled = false;
    try {
      isSettled = await take(text);
    } catch (error) {
      if (closing.aborted) return;
      report('broken', describeError(error));
    }
    const longer = Math.max(FIRST_WAIT_MS, isSame ? (last?.wait ?? 0) * 2 : 0);
    const wait = isSettled ? 0 : Math.min(longer, LONGEST_WAIT_MS);
    last = { text, wait, againAt: Date.now() + (isSettled ? reviewMs : wait) };
  };

  return {
    source,
    shown: () => current,
    look() {
      looking ??= look().finally(() => {
        looking = null;
      });
      return looking;
    },
  };
}

/** A service that can't be reached doesn't withdraw an earlier yes, but a no does. */
function rememberYes(admits: Admits): Admits {
  const admitted = new WeakSet<Build>();
  return async (build) => {
    const doubt = await admits(build);
    if (doubt === null) admitted.add(build);
    else if (doubt.refused) admitted.delete(build);
    else if (admitted.has(build)) return null;
    return doubt;
  };
}

const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};
