import { useEffect, useRef } from 'react';
import { type Action, useAction } from './use-action.ts';

export interface CancelableAction<Input, Result> extends Action<Input, Result> {
  /** Ends the work; nothing comes of it. */
  cancel(): void;
}

export interface CancelableOptions<Input, Result> {
  onDone(result: Result, input: Input): void;
  onFailed?(error: Error, input: Input): void;
  /** It was ended, though the server may have done it by then. */
  onCanceled?(): void;
}

/** An action that is aborted when the user cancels or leaves, because nobody would see the result. */
export function useCancelableAction<Input, Result>(
  work: (input: Input, signal: AbortSignal) => Promise<Result>,
  { onDone, onFailed, onCanceled }: CancelableOptions<Input, Result>,
): CancelableAction<Input, Result> {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const unlessCanceled = (callback: () => void): void =>
    running.current?.signal.aborted ? onCanceled?.() : callback();
  const action = useAction<Input, Result>(
    (input) => {
      const controller = new AbortController();
      running.current = controller;
      return work(input, controller.signal);
    },
    {
      onDone: (result, input) => unlessCanceled(() => onDone(result, input)),
      onFailed: (error, input) => unlessCanceled(() => onFailed?.(error, input)),
    },
  );
  const error = action.error?.name === 'AbortError' ? null : action.error;
  return { ...action, error, cancel: () => running.current?.abort() };
}
