import { untilAborted } from '@carillon/kit/until-aborted.ts';
import { type Breaker, type BreakerSettings, createBreaker } from './breaker.ts';
import { failureOf, ModelFailure } from './model-failure.ts';

export interface WatchSettings {
  /** Until a text's first words, and for an answer in one piece. */
  readonly deadlineMs: number;
  /** For all of a text that comes piece by piece. */
  readonly longestMs: number;
  readonly breaker?: Partial<BreakerSettings>;
}

const SETTINGS: WatchSettings = { deadlineMs: 20_000, longestMs: 110_000 };

interface WatchOptions {
  /** The caller's own. */
  readonly signal: AbortSignal;
  /** Asks a model that is left alone as well. */
  readonly probe?: boolean;
  /** Instead of the usual deadline, where that is shorter. */
  readonly atLeastMs?: number;
}

export interface WatchedRun {
  /** Aborted when the caller leaves or the time is over. */
  readonly signal: AbortSignal;
  /** Says that the user got words to read: from then on only the longest time counts. */
  progress(): void;
  /** Reports how many tasks are ahead: a task that ends while it waits is no fault of the model. */
  place(ahead: number): void;
}

/** One for each model: holds all of its work to a deadline, and stops asking it while it keeps failing. */
export interface ModelWatch {
  /** @throws ModelFailure if the model fails, takes too long or is paused; the signal's reason if the caller leaves */
  run<T>(options: WatchOptions, work: (watchedRun: WatchedRun) => Promise<T>): Promise<T>;
  state: Breaker['state'];
}

export function createModelWatch(clock: () => Date, givenSettings: Partial<WatchSettings> = {}): ModelWatch {
  const { deadlineMs, longestMs, breaker: settings } = { ...SETTINGS, ...givenSettings };
  const breaker = createBreaker(clock, settings);
  return {
    state: breaker.state,
    async run({ signal: callerSignal, probe, atLeastMs = 0 }, work) {
      const pass = breaker.enter(probe);
      const late = new AbortController();
      const within = (ms: number) =>
        setTimeout(() => late.abort(new ModelFailure('too_slow', `the model took over ${ms} ms`)), ms);
      let timer = within(Math.max(atLeastMs, deadlineMs));
      const progress = () => {
        clearTimeout(timer);
        timer = within(longestMs);
      };
      const signal = AbortSignal.any([callerSignal, late.signal]);
      let ahead = 0;
      const place = (count: number) => {
        ahead = count;
      };
      try {
        const result = await untilAborted(() => work({ signal, progress: once(progress), place }), signal);
        pass.succeeded();
        return result;
      } catch (error) {
        if (callerSignal.aborted) {
          pass.abandoned();
          throw error;
        }
        const failure = failureOf(late.signal.aborted ? late.signal.reason : error);
        if (ahead > 0) pass.abandoned();
        else pass.failed(failure);
        throw failure;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function once(callback: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    callback();
  };
}
