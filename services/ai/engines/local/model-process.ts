import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { ModelFailure } from '../model-failure.ts';
import type { Answer, FromModel, ModelPlace, Question, ToModel } from './protocol.ts';

/** A process with the model in it, which does one thing after the other. */
export interface ModelProcess {
  /**
   * @param signal ends the writing; one that does not end is ended with its process
   * @throws ModelFailure when the model fails, or its process dies
   */
  ask(question: Question, signal: AbortSignal, onPiece: (text: string) => unknown): Promise<Answer>;
  /** Null while it isn't running. */
  readonly pid: number | null;
  /** Frees the model's memory; the next question starts it again. */
  stop(): Promise<void>;
}

/** A model that reads a long text doesn't react for a while. */
const CANCEL_MS = 5_000;

/** All that native code, which reads files of others, may know of this process. */
const ENVIRONMENT = ['PATH', 'HOME', 'LD_LIBRARY_PATH', 'SYSTEMROOT', 'TEMP', 'TMPDIR'];

interface Job {
  readonly id: number;
  readonly result: PromiseWithResolvers<Answer>;
  onPiece(text: string): unknown;
}

export function createModelProcess(
  place: ModelPlace,
  script: URL = new URL('./model-child.ts', import.meta.url),
): ModelProcess {
  let child: ChildProcess | null = null;
  let job: Job | null = null;
  let ids = 0;

  const end = (failure: ModelFailure): void => {
    job?.result.reject(failure);
    job = null;
  };
  const hear = (message: FromModel): void => {
    if (message.type === 'loaded') return;
    if (message.type === 'unloadable') {
      end(new ModelFailure('no_answer', `the model can’t be loaded: ${message.message}`));
      return void kill();
    }
    if (message.id !== job?.id) return;
    if (message.type === 'piece') return void job.onPiece(message.text);
    if (message.type === 'failed') return end(new ModelFailure(message.fault, message.message));
    job.result.resolve(message.answer);
    job = null;
  };
  const start = (): ChildProcess => {
    const env = Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]]));
    const started = fork(script, {
      env,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: 'ignore',
    });
    // Requests go first.
    if (started.pid !== undefined) trySetPriority(started.pid);
    started.on('message', hear);
    const died = (why: string): void => {
      if (child !== started) return;
      child = null;
      end(new ModelFailure('no_answer', `the model’s process ended (${why})`));
    };
    started.on('error', ({ message }) => died(message));
    started.on('exit', (code, signal) => died(signal ?? `code ${code}`));
    send(started, { type: 'load', place });
    return started;
  };
  const kill = async (): Promise<void> => {
    const ending = child;
    if (!ending) return;
    child = null;
    end(new ModelFailure('no_answer', 'the model was stopped'));
    const { promise, resolve } = Promise.withResolvers<void>();
    if (ending.exitCode !== null || ending.signalCode !== null) return;
    ending.once('exit', () => resolve());
    // There is nothing to clean up.
    ending.kill('SIGKILL');
    await promise;
  };

  return {
    get pid() {
      return child?.pid ?? null;
    },
    async ask(question, signal, onPiece) {
      signal.throwIfAborted();
      child ??= start();
      const id = ++ids;
      const result = Promise.withResolvers<Answer>();
      job = { id, result, onPiece };
      let late: NodeJS.Timeout | undefined;
      const cancel = (): void => {
        if (child) send(child, { type: 'cancel', id });
        late = setTimeout(() => void kill(), CANCEL_MS);
      };
      signal.addEventListener('abort', cancel, { once: true });
      send(child, { type: 'ask', id, question });
      try {
        return await result.promise;
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      } finally {
        clearTimeout(late);
        signal.removeEventListener('abort', cancel);
      }
    },
    stop: kill,
  };
}

/** Writes to a process that may have just died; its exit is reported separately. */
const send = (child: ChildProcess, message: ToModel): void =>
  void (child.connected && child.send(message, () => undefined));

function trySetPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not on every system, and no harm without.
  }
}
