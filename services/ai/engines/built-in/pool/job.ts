import type { StepState } from '../../engine.ts';

/** What a thread is asked: to run a task's built-in module. All of it can be copied from thread to thread. */
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

/** What a thread says: that it can take a job, that it has loaded the job's module, how far it is, and what came of it. */
export type Answer =
  | { readonly type: 'ready' }
  | { readonly type: 'loaded' }
  | ({ readonly type: 'progress' } & Progress)
  | { readonly type: 'done'; readonly result: unknown }
  | { readonly type: 'failed'; readonly error: unknown };
