import type { StepState } from '../../engine.ts';

/** A job for a thread: to run a task's built-in module. All of it can be copied from thread to thread. */
export interface Job {
  /** The module's address; it exports `run: BuiltIn`. */
  readonly module: string;
  readonly input: unknown;
  readonly seed: number;
}

export interface Progress {
  readonly step: string;
  readonly state: StepState;
}

/** Messages of a thread: it is ready, has loaded the job's module, its progress, and its result. */
export type Answer =
  | { readonly type: 'ready' }
  | { readonly type: 'loaded' }
  | ({ readonly type: 'progress' } & Progress)
  | { readonly type: 'done'; readonly result: unknown }
  | { readonly type: 'failed'; readonly error: unknown };
