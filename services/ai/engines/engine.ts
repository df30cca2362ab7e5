import type { EngineCheck } from '@carillon/contracts/http/ai/writing-engine.ts';
import type { Task } from '../tasks/task.ts';

export type StepState = 'started' | 'done';

export interface RunOptions<Step extends string> {
  /** Ends the wait; an engine lets go of its work as soon as it can. */
  readonly signal: AbortSignal;
  /** Called when the task's steps start and finish, in order. */
  report?(step: Step, state: StepState): unknown;
  /** Called with the generated text, chunk by chunk, by engines that stream; `restart` discards the text so far. */
  onText?(text: string, restart: boolean): unknown;
  /**
   * Called with the number of tasks ahead, by an engine that does one task after the other; 0 when its turn has come.
   */
  onPlace?(ahead: number): unknown;
}

/** Does tasks. What it answers has passed the task's own check. */
export interface Engine {
  readonly kind: 'built-in' | 'model';
  /** For the user to read. */
  readonly name: string;
  run<Input, Output, Step extends string>(
    task: Task<Input, Output, Step>,
    input: Input,
    options: RunOptions<Step>,
  ): Promise<Output>;
}

/** The result of a small task; the caller adds `checked_at`. */
export type ModelCheck = Omit<EngineCheck, 'checked_at'>;

/**
 * A model on another server, or in a separate process on this one. It should throw `ModelFailure`; any other error
 * counts as no answer. Its callers handle the deadline, the breaker and the guard on facts (`usecases/run-task.ts`),
 * and `answers/` reads reasoning and JSON in its text.
 */
export interface ModelEngine extends Engine {
  readonly kind: 'model';
  readonly place: 'endpoint' | 'local';
  /** Tests what the model can do. Throws only the reason with which the signal was aborted. */
  check(signal: AbortSignal): Promise<ModelCheck>;
}
