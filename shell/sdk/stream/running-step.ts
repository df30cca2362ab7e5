import { useEffect, useRef, useState } from 'react';
import type { Progress } from './use-streamed-action.ts';

/**
 * Returns the index of the step to mark as running; the number of steps once all are done. The server's steps decide. Until
 * the first of them arrives, each step has its time, and the one after the last time waits for the answer.
 * @param eachMs how long each of the first steps is marked
 */
export function runningStep<Step extends string>(
  steps: readonly Step[],
  reportedSteps: Progress<Step>['steps'],
  { elapsedMs, eachMs }: { readonly elapsedMs: number; readonly eachMs: readonly number[] },
): number {
  if (Object.keys(reportedSteps).length > 0) {
    const running = steps.findIndex((step) => reportedSteps[step] !== 'done');
    return running < 0 ? steps.length : running;
  }
  const ends = eachMs.map((_, index) => eachMs.slice(0, index + 1).reduce((sum, ms) => sum + ms, 0));
  return Math.min(ends.filter((end) => end <= elapsedMs).length, steps.length - 1);
}

/** The highest value so far: progress never goes back. */
export function useHighest(value: number): number {
  const highest = useRef(value);
  const now = Math.max(highest.current, value);
  useEffect(() => {
    highest.current = now;
  }, [now]);
  return now;
}

/** Milliseconds since this was first shown, about twice a second. */
export function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - startedAt), 500);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}
