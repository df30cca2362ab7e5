import type { ModelFault } from '@carillon/contracts/http/ai/writer.ts';
import { ModelFailure } from './model-failure.ts';

export interface BreakerSettings {
  /** So many failures in a row open it. */
  readonly failures: number;
  /** How long it stays open the first time; twice as long after each probe that fails. */
  readonly pauseMs: number;
  readonly longestPauseMs: number;
}

const SETTINGS: BreakerSettings = { failures: 2, pauseMs: 30_000, longestPauseMs: 10 * 60_000 };

/** Faults of one request rather than of the model. */
const HARMLESS: ReadonlySet<ModelFault> = new Set(['unusable_answer', 'context_too_small', 'refused']);

/** A call to the model that was let through; exactly one of these ends it. */
export interface Pass {
  succeeded(): void;
  failed(failure: ModelFailure): void;
  /** Its caller left. */
  abandoned(): void;
}

/** Keeps callers from waiting for a model that keeps failing. */
export interface Breaker {
  /**
   * @param probe true to be let through whatever happened before
   * @throws ModelFailure with the fault that opened it, while it is open
   */
  enter(probe?: boolean): Pass;
  state(): { readonly pausedUntil: Date | null; readonly fault: ModelFault | null };
}

export function createBreaker(clock: () => Date, settings: Partial<BreakerSettings> = {}): Breaker {
  const { failures, pauseMs, longestPauseMs } = { ...SETTINGS, ...settings };
  let inARow = 0;
  let openings = 0;
  let openUntil = 0;
  let probing = false;
  let last: ModelFault | null = null;

  const open = (ms: number): void => {
    openUntil = clock().getTime() + ms;
  };
  const failed = ({ fault, retryAfterMs }: ModelFailure): void => {
    last = fault;
    if (HARMLESS.has(fault)) return;
    inARow++;
    // Calls that were under way when it opened, and checks that the user asked for, say nothing new.
    if (openUntil > clock().getTime()) return;
    const pause = inARow >= failures ? pauseMs * 2 ** openings++ : 0;
    const wait = Math.min(Math.max(pause, retryAfterMs ?? 0), longestPauseMs);
    if (wait > 0) open(wait);
  };
  const succeeded = (): void => {
    [inARow, openings, openUntil, last] = [0, 0, 0, null];
  };

  return {
    enter(probe = false) {
      const isOpen = openUntil > clock().getTime();
      // After the pause one caller tries; the others are not kept waiting meanwhile.
      if (!probe && (isOpen || (probing && openUntil > 0)))
        throw new ModelFailure(last ?? 'no_answer', 'the model kept failing and is left alone for a while');
      const isProbe = openUntil > 0;
      if (isProbe) probing = true;
      const leave = (): void => {
        if (isProbe) probing = false;
      };
      return {
        succeeded() {
          leave();
          succeeded();
        },
        failed(failure) {
          leave();
          failed(failure);
        },
        abandoned: leave,
      };
    },
    state: () => ({
      pausedUntil: openUntil > clock().getTime() ? new Date(openUntil) : null,
      fault: last,
    }),
  };
}
