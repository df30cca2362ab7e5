import type { EngineCheck, WritingEngine } from '@carillon/contracts/http/ai/writing-engine.ts';
import type { Log } from '@carillon/kit/log.ts';
import { untilAborted } from '@carillon/kit/until-aborted.ts';
import type { Engine, ModelCheck, ModelEngine } from '../engines/engine.ts';
import { failureOf, ModelFailure } from '../engines/model-failure.ts';
import type { ModelWatch } from '../engines/model-watch.ts';

interface Deps {
  readonly fallback: Engine;
  /** Present only with a model. */
  readonly engine?: ModelEngine;
  readonly watch?: ModelWatch;
  readonly log: Log;
  clock(): Date;
}

/** The writing engine's state, and a way to check it. */
export interface WritingEngineView {
  state(): WritingEngine;
  /** Tries what the model can do and logs it; callers during a check or just after it get its result. */
  check(signal?: AbortSignal): Promise<WritingEngine>;
  /** Ends a check that may still be in progress. */
  close(): void;
}

/** All the parts of a check together. */
const CHECK_MS = 60_000;
/** A check costs a model's words, and an immediate repetition would show nothing new. */
const FRESH_MS = 15_000;

export function createWritingEngineView({ fallback, engine, watch, log, clock }: Deps): WritingEngineView {
  let last: EngineCheck | null = null;
  let running: Promise<void> | null = null;
  const closed = new AbortController();

  const state = (): WritingEngine => {
    if (!engine || !watch)
      return { kind: 'built_in', name: fallback.name, paused_until: null, fault: null, check: null };
    const { pausedUntil, fault } = watch.state();
    return {
      kind: engine.place,
      name: engine.name,
      fault: fault ?? null,
      check: last,
      paused_until: pausedUntil?.toISOString() ?? null,
    };
  };
  const checkOnce = async (model: ModelEngine, of: ModelWatch): Promise<void> => {
    const result = await tryModel(model, of, closed.signal);
    if (closed.signal.aborted) return;
    last = { ...result, checked_at: clock().toISOString() };
    const about = { model: model.name, ...result };
    if (result.fault === null) log.info(about, 'the model works');
    else
      log.warn(about, 'the model does not do all that it is asked for; the settings page says what is wrong');
  };

  const check = async (signal?: AbortSignal): Promise<WritingEngine> => {
    if (engine && watch && !isFresh(last, clock())) {
      running ??= checkOnce(engine, watch).finally(() => {
        running = null;
      });
      const checking = running;
      await (signal ? untilAborted(() => checking, signal) : checking);
    }
    return state();
  };
  return { state, check, close: () => closed.abort() };
}

/** Also asks a paused model: its answer counts for others, too. */
async function tryModel(model: ModelEngine, watch: ModelWatch, signal: AbortSignal): Promise<ModelCheck> {
  let result: ModelCheck | null = null;
  try {
    return await watch.run({ signal, probe: true, atLeastMs: CHECK_MS }, async (watchedRun) => {
      result = await model.check(watchedRun.signal);
      if (result.answers) return result;
      const status = result.status ?? undefined;
      throw new ModelFailure(result.fault ?? 'no_answer', 'the model writes nothing', { status });
    });
  } catch (error) {
    const { fault, status } = failureOf(error);
    return result ?? { answers: false, json: null, tools: null, tokens_per_second: null, fault, status };
  }
}

const isFresh = (check: EngineCheck | null, now: Date): boolean =>
  check !== null && now.getTime() - new Date(check.checked_at).getTime() < FRESH_MS;
