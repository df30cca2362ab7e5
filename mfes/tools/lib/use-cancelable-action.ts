import { type Action, useAction } from '@carillon/sdk/index.ts';
import { useEffect, useRef } from 'react';

export interface CancelableAction<I, R> extends Action<I, R> {
  /** Ends the work; nothing comes of it. */
  cancel(): void;
}

interface Options<I, R> {
  onDone(result: R, input: I): void;
  onFailed(error: Error, input: I): void;
}

/** An action that is ended when the user leaves: what nobody would see is not worth the work. */
export function useCancelableAction<I, R>(
  work: (input: I, signal: AbortSignal) => Promise<R>,
  { onDone, onFailed }: Options<I, R>,
): CancelableAction<I, R> {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isWanted = (): boolean => !running.current?.signal.aborted;
  const action = useAction<I, R>(
    (input) => {
      const controller = new AbortController();
      running.current = controller;
      return work(input, controller.signal);
    },
    {
      onDone: (result, input) => isWanted() && onDone(result, input),
      onFailed: (error, input) => isWanted() && onFailed(error, input),
    },
  );
  const error = action.error?.name === 'AbortError' ? null : action.error;
  return { ...action, error, cancel: () => running.current?.abort() };
}
