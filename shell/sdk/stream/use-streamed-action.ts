import { useState } from 'react';
import type { z } from 'zod';
import {
  type CancelableAction,
  type CancelableOptions,
  useCancelableAction,
} from '../action/use-cancelable-action.ts';
import { useApi } from '../providers/shell-context.tsx';
import { type ProgressLine, readStreamed, type StreamedOperation } from './read-streamed.ts';

/** The progress of running work. */
export interface Progress<Step extends string> {
  /** Steps that haven't begun are missing. */
  readonly steps: { readonly [S in Step]?: 'started' | 'done' };
  /** The text so far, if it arrives in pieces. */
  readonly text: string;
  /** How many are before it in the queue of a model; 0 or not there while it is being worked on. */
  readonly ahead?: number;
}

export interface StreamedAction<Input, Result, Step extends string> extends CancelableAction<Input, Result> {
  /** The progress of the current or last run. */
  readonly progress: Progress<Step>;
}

const BEGUN = { steps: {}, text: '' } as const;

/** Runs work on the server step by step, until the user cancels or leaves. */
export function useStreamedAction<Body extends z.ZodType, Step extends string, Result>(
  operation: StreamedOperation<Body, Step, Result>,
  options: CancelableOptions<z.input<Body>, Result>,
): StreamedAction<z.input<Body>, Result, Step> {
  const api = useApi();
  const [progress, setProgress] = useState<Progress<Step>>(BEGUN);
  const action = useCancelableAction((body: z.input<Body>, signal): Promise<Result> => {
    setProgress(BEGUN);
    return readStreamed(api, operation, { body, signal }, (line) => setProgress((now) => after(now, line)));
  }, options);
  return { ...action, progress };
}

function after<Step extends string>(now: Progress<Step>, line: ProgressLine<Step>): Progress<Step> {
  if (line.type === 'step') return { ...now, steps: { ...now.steps, [line.step]: line.state } };
  if (line.type === 'place') return { ...now, ahead: line.ahead };
  return { ...now, text: line.restart ? line.text : now.text + line.text };
}
