import type { CreatedPosts, GenerationStep } from '@carillon/contracts/http/ai/create-posts.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { DraftEngine, Written } from '../engines/engine.ts';
import type { ModelAllowance, ModelUse } from './model-allowance.ts';

export interface WritePostsDeps {
  readonly engine: DraftEngine;
  readonly fallback: DraftEngine;
  readonly allowance?: ModelAllowance;
  readonly log: Log;
}

export interface Request {
  readonly topic: string;
  readonly userId: string;
  readonly signal: AbortSignal;
}

export type ReportStep = (step: GenerationStep, state: 'started' | 'done') => unknown;

/**
 * Drafts about a topic by the engine, or by the built-in one when that fails or has written enough for the user
 * today; the reply says who wrote.
 * @throws AppError `generation_failed` when neither could, or what the built-in one refuses with
 */
export async function writePosts(
  request: Request,
  deps: WritePostsDeps,
  report: ReportStep,
): Promise<CreatedPosts> {
  const { engine, fallback } = deps;
  const instead = engine === fallback ? null : await byEngine(request, deps, report);
  if (instead && 'reply' in instead) return instead.reply;
  try {
    return replyOf(await run(fallback, request, report), fallback, instead?.because);
  } catch (cause) {
    // What the writer refuses with has words of its own.
    if (request.signal.aborted || cause instanceof AppError) throw cause;
    throw new AppError('generation_failed', { cause });
  }
}

/** The model's drafts, or in a sentence why there are none. */
async function byEngine(
  request: Request,
  { engine, allowance, log }: WritePostsDeps,
  report: ReportStep,
): Promise<{ reply: CreatedPosts } | { because: string }> {
  const use = allowance ? await take(allowance, request, log) : UNCOUNTED;
  if ('because' in use) return use;
  try {
    return { reply: replyOf(await run(engine, request, report), engine) };
  } catch (err) {
    await use.giveBack().catch((fault) => log.error({ err: fault }, 'a use of the model is not given back'));
    if (request.signal.aborted) throw err;
    log.warn({ err }, 'the model could not write; the built-in writer does');
    return { because: 'The model did not answer' };
  }
}

const UNCOUNTED: ModelUse = { giveBack: async () => undefined };

async function take(
  allowance: ModelAllowance,
  { userId }: Request,
  log: Log,
): Promise<ModelUse | { because: string }> {
  try {
    return (await allowance.take(userId)) ?? { because: usedUp(allowance.perDay) };
  } catch (err) {
    log.error({ err }, 'the uses of the model can not be counted; the built-in writer writes');
    return { because: 'How often the model has written for you today could not be looked up' };
  }
}

const usedUp = (perDay: number): string =>
  `The model has written for you ${perDay === 1 ? 'once' : `${perDay} times`} today, which is the most for a day (it ends at midnight UTC)`;

async function run(engine: DraftEngine, { topic, signal }: Request, report: ReportStep): Promise<Written> {
  const step = async <T>(name: GenerationStep, work: () => T | Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    await report(name, 'started');
    const result = await work();
    await report(name, 'done');
    return result;
  };
  const analysis = await step('Content Analysis', () => engine.analyse(topic, signal));
  const research = await step('Research & Insights', () => engine.research(analysis, signal));
  const plan = await step('Optimization', () => engine.optimise(research, signal));
  return step('Draft Generation', () => engine.write(plan, signal));
}

const replyOf = (written: Written, engine: DraftEngine, because?: string): CreatedPosts => ({
  success: true,
  posts: written.drafts,
  trending_hashtags: written.trending,
  message: because
    ? `${because}, so Carillon's own writer made ${counted(written)}.`
    : `${counted(written)} ${written.drafts.length === 1 ? 'is' : 'are'} ready.`,
  writer: { engine: engine.kind, name: engine.name, fell_back: because !== undefined },
});

const counted = ({ drafts }: Written): string =>
  drafts.length === 1 ? '1 draft' : `${drafts.length} drafts`;
