import { useMutation } from '@tanstack/react-query';
import { OfflineError } from '../api/errors.ts';
import { isOnline } from '../online/online.ts';
import { useOnce } from './use-once.ts';

interface ActionOptions<I, R> {
  /** With this, others see that it is in progress. */
  readonly key?: readonly string[];
  /** The action is under way until this is done too. */
  onDone?(result: R, input: I): unknown;
  onFailed?(error: Error, input: I): unknown;
}

export interface Action<I, R> {
  /** Null when it failed, which `error` says, or was under way already. */
  run(input: I): Promise<R | null>;
  readonly busy: boolean;
  /** The input of the last run. */
  readonly input: I | undefined;
  readonly error: Error | null;
  /** Forgets the error. */
  reset(): void;
}

/**
 * Runs an action that the user requests: once, however often the button is pressed, and either at once or not at all.
 * An action delayed until there is a connection would run when nobody wants it anymore.
 */
export function useAction<I, R>(
  work: (input: I) => Promise<R>,
  { key, onDone, onFailed }: ActionOptions<I, R> = {},
): Action<I, R> {
  const once = useOnce();
  const mutation = useMutation<R, Error, I>({
    ...(key && { mutationKey: key }),
    networkMode: 'always',
    retry: false,
    mutationFn: async (input) => {
      if (!isOnline()) throw new OfflineError();
      return work(input);
    },
    onSuccess: (result, input) => onDone?.(result, input),
    onError: (error, input) => onFailed?.(error, input),
  });
  return {
    run: (input) => once(() => mutation.mutateAsync(input).catch(() => null)),
    busy: mutation.isPending,
    input: mutation.variables,
    error: mutation.error,
    reset: mutation.reset,
  };
}
