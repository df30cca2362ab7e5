import { setTimeout as pause } from 'node:timers/promises';
import type { ModelFault } from '@carillon/contracts/http/ai/writer.ts';
import type { ModelFailure } from '../model-failure.ts';
import { endpointFailure } from './endpoint-failure.ts';

/** Waits before a request is repeated. */
const PAUSES_MS = [300, 900];
/** The longest wait before a retry; nobody is kept waiting for a later one. */
const LONGEST_WAIT_MS = 2_000;

const PASSING: ReadonlySet<ModelFault> = new Set(['no_answer', 'unreachable', 'busy']);

/**
 * Repeats a request to a server that is busy or temporarily broken, as soon as the server allows.
 * @param mayRepeat false once part of the answer has been shown
 * @throws ModelFailure if there is no answer soon; the reason with which the signal was aborted
 */
export async function askAgain<T>(
  signal: AbortSignal,
  ask: () => Promise<T>,
  mayRepeat: () => boolean = () => true,
): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      signal.throwIfAborted();
      const failure = endpointFailure(error);
      const waitMs = failure.retryAfterMs ?? pauseMs;
      if (!isPassing(failure) || waitMs > LONGEST_WAIT_MS || !mayRepeat()) throw failure;
      await pause(waitMs, undefined, { signal });
    }
  }
  try {
    return await ask();
  } catch (error) {
    signal.throwIfAborted();
    throw endpointFailure(error);
  }
}

/** A server that answered 200 with an error means it. */
const isPassing = ({ fault, status }: ModelFailure): boolean =>
  PASSING.has(fault) && (fault === 'unreachable' || status !== null);
