import type { Worker } from 'node:worker_threads';
import { AppError } from '@carillon/kit/errors.ts';
import type { Answer } from './job.ts';

/** A thread's messages, in the order they came. */
export interface AnswerQueue {
  /**
   * The next message; one taker at a time.
   * @throws AppError `generation_failed` when the thread has died and no message is left
   */
  take(): Promise<Answer>;
}

const TYPES: ReadonlySet<string> = new Set<Answer['type']>(['ready', 'loaded', 'progress', 'done', 'failed']);

/**
 * Listens to a thread until it ends. When a thread exits, Node may emit its last messages and the exit in one turn,
 * before any `await` on them continues: a listener added after a message would miss the exit.
 */
export function queueAnswers(thread: Worker): AnswerQueue {
  const answers: Answer[] = [];
  let died: AppError | undefined;
  let wake = (): void => undefined;
  const die = (cause: unknown): void => {
    died ??= toGenerationError(cause);
    wake();
  };
  thread
    .on('message', (message: Answer) => {
      // Others are not the thread's own: Node's watch mode sends some.
      if (!TYPES.has(message.type)) return;
      answers.push(message);
      wake();
    })
    .on('error', die)
    .on('exit', (code) => die(new Error(`the thread ended with ${code}`)));

  return {
    async take() {
      for (;;) {
        const next = answers.shift();
        if (next) return next;
        if (died) throw died;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

export const toGenerationError = (cause: unknown): AppError => new AppError('generation_failed', { cause });
