import type { FallbackReason, Writer } from '@carillon/contracts/http/ai/writer.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Engine, RunOptions } from '../engines/engine.ts';
import { failureOf } from '../engines/model-failure.ts';
import type { ModelWatch, WatchedRun } from '../engines/model-watch.ts';
import type { Task } from '../tasks/task.ts';
import { takeUse } from './model-allowance.ts';
import type { Models } from './models.ts';

export interface RunTaskDeps {
  readonly models: Pick<Models, 'engine' | 'allowance' | 'watch' | 'words'> & { readonly fallback: Engine };
  readonly telemetry: Pick<Telemetry, 'log'>;
}

export interface Request<Input, Step extends string> extends RunOptions<Step> {
  readonly input: Input;
  readonly userId: string;
  /** Whose words it costs. */
  readonly workspaceId: string;
}

export interface TaskResult<Output> {
  readonly output: Output;
  readonly writer: Writer;
}

/** Includes the work that must succeed before its words are spent. */
export type FinishedTask<Output, Finished> = TaskResult<Output> & { readonly finished: Finished };

/**
 * Runs a task on the model, or on the built-in engine if the model fails or is too slow, the user has reached today's
 * limit, or the remaining words are unknown. A model's answer passes the task's guard. Generated words are spent,
 * also those that a caller read before leaving; failures cost nothing.
 * @param finish work that must succeed before the words are spent, such as storing the result
 * @param isPaid whether the result costs words; repeated results don't
 * @throws AppError `words_used_up` before any work; `generation_failed` if neither could do it, or the built-in
 *   engine's refusal
 */
export async function runTask<Input, Output, Step extends string, Finished = undefined>(
  task: Task<Input, Output, Step>,
  request: Request<Input, Step>,
  deps: RunTaskDeps,
  finish: (result: TaskResult<Output>) => Promise<Finished> = async () => undefined as Finished,
  isPaid: (finished: Finished) => boolean = () => true,
): Promise<FinishedTask<Output, Finished>> {
  const { workspaceId, signal } = request;
  const reserved = await deps.models.words.reserve({ task, workspaceId, signal });
  const read = follow(request);
  try {
    const result = await generate(task, read.request, deps, reserved.unknown);
    const finished = await finish(result);
    await reserved.commit(isPaid(finished) ? (task.words?.of(result.output) ?? []) : []);
    return { ...result, finished };
  } catch (cause) {
    if (signal.aborted && read.text()) void reserved.commit([read.text()]);
    else reserved.release();
    // A refusal of the engine has words of its own.
    if (signal.aborted || cause instanceof AppError) throw cause;
    throw new AppError('generation_failed', { cause });
  }
}

/** The request, and what its caller has got to read by now. */
function follow<Input, Step extends string>(request: Request<Input, Step>) {
  const { onText } = request;
  let all = '';
  const onPiece: typeof onText = (text, restart) => {
    all = restart ? text : all + text;
    return onText?.(text, restart);
  };
  return { request: onText ? { ...request, onText: onPiece } : request, text: () => all };
}

async function generate<Input, Output, Step extends string>(
  task: Task<Input, Output, Step>,
  request: Request<Input, Step>,
  deps: RunTaskDeps,
  wordsUnknown: boolean,
): Promise<TaskResult<Output>> {
  const { engine, fallback } = deps.models;
  const first =
    engine === fallback ? null : wordsUnknown ? 'words_unknown' : await byModel(task, request, deps);
  if (first !== null && typeof first === 'object') return resultOf(first.output, engine, null);
  return resultOf(await fallback.run(task, request.input, request), fallback, first);
}

const resultOf = <Output>(
  output: Output,
  { kind, name }: Engine,
  fellBack: FallbackReason | null,
): TaskResult<Output> => ({
  output,
  writer: { engine: kind, name, fell_back: fellBack },
});

async function byModel<Input, Output, Step extends string>(
  task: Task<Input, Output, Step>,
  request: Request<Input, Step>,
  { models: { engine, watch, allowance }, telemetry: { log } }: RunTaskDeps,
): Promise<{ output: Output } | FallbackReason> {
  const use = await takeUse(allowance, request.userId, log);
  if (typeof use === 'string') return use;
  try {
    return { output: await watchedRun(task, request, engine, watch) };
  } catch (err) {
    // The model is paid for what it wrote until its caller left.
    if (request.signal.aborted) throw err;
    await use.giveBack().catch((fault) => log.error({ err: fault }, 'a use of the model is not given back'));
    const { fault } = failureOf(err);
    log.warn({ err, fault, task: task.name }, 'the model failed; the built-in engine takes over');
    return fault;
  }
}

async function watchedRun<Input, Output, Step extends string>(
  task: Task<Input, Output, Step>,
  request: Request<Input, Step>,
  engine: Engine,
  watch: ModelWatch | undefined,
): Promise<Output> {
  const { input, signal, report, onText, onPlace } = request;
  const run = async ({ signal: taskSignal, progress, place }: WatchedRun): Promise<Output> => {
    const output = await engine.run(task, input, {
      report,
      signal: taskSignal,
      onText: (text, restart) => {
        progress();
        return onText?.(text, restart);
      },
      onPlace: (ahead) => {
        place(ahead);
        return onPlace?.(ahead);
      },
    });
    return task.guard?.(output, input) ?? output;
  };
  return watch ? watch.run({ signal }, run) : run({ signal, progress: doNothing, place: doNothing });
}

const doNothing = (): void => undefined;
