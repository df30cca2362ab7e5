import type { CreatedPosts, GenerationStep } from '@carillon/contracts/http/ai/create-posts.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { DraftEngine, Written } from '../engines/engine.ts';

export interface WritePostsDeps {
  readonly engine: DraftEngine;
  readonly fallback: DraftEngine;
  readonly log: Log;
}

export type ReportStep = (step: GenerationStep, state: 'started' | 'done') => unknown;

/**
 * Drafts about a topic by the engine, or by the built-in one when that fails; the reply says who wrote.
 * @throws AppError `generation_failed` when neither could
 */
export async function writePosts(
  topic: string,
  { engine, fallback, log }: WritePostsDeps,
  report: ReportStep,
  signal: AbortSignal,
): Promise<CreatedPosts> {
  try {
    return reply(await run(engine, topic, report, signal), engine, false);
  } catch (cause) {
    if (signal.aborted) throw cause;
    if (engine === fallback) throw new AppError('generation_failed', { cause });
    log.warn({ err: cause }, 'the model could not write; the built-in writer does');
    return reply(await run(fallback, topic, report, signal), fallback, true);
  }
}

async function run(
  engine: DraftEngine,
  topic: string,
  report: ReportStep,
  signal: AbortSignal,
): Promise<Written> {
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

const reply = (written: Written, engine: DraftEngine, fellBack: boolean): CreatedPosts => ({
  success: true,
  posts: written.drafts,
  trending_hashtags: written.trending,
  message: fellBack
    ? `The model did not answer, so Carillon's own writer made ${written.drafts.length} drafts.`
    : `${written.drafts.length} drafts are ready.`,
  writer: { engine: engine.kind, name: engine.name, fell_back: fellBack },
});
