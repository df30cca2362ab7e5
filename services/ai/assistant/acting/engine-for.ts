import type { FallbackReason } from '@carillon/contracts/http/ai/writer.ts';
import type { Log } from '@carillon/kit/log.ts';
import { type ModelAllowance, takeUse } from '../../usecases/model-allowance.ts';
import type { ConversationEngine, EngineAnswer } from '../conversation-engine.ts';
import { paidOnce } from './paid-once.ts';

export interface Engines {
  readonly builtIn: ConversationEngine;
  /** There with a model alone. */
  readonly model?: ConversationEngine;
}

interface Deps {
  readonly assistants: Engines;
  readonly allowance?: ModelAllowance;
  readonly log: Log;
}

/** The model; or the built-in engine where there is none, it fails, or it answered the user as often today as it may. */
export function engineFor(
  { assistants: { builtIn, model }, allowance, log }: Deps,
  userId: string,
): ConversationEngine {
  if (!model) return builtIn;
  return {
    kind: model.kind,
    name: model.name,
    async answer(turn, tools, options) {
      const paid = paidOnce(tools);
      const instead = async (reason: FallbackReason): Promise<EngineAnswer> => {
        const { reply, memory } = await builtIn.answer(turn, paid.instead, options);
        const writer = { engine: builtIn.kind, name: builtIn.name, fell_back: reason };
        return { reply: { ...reply, writer: reply.writer ?? writer }, memory };
      };
      const use = await takeUse(allowance, userId, log);
      if (typeof use === 'string') return instead(use);
      try {
        return await model.answer(turn, paid.first, options);
      } catch (err) {
        await use
          .giveBack()
          .catch((fault) => log.error({ err: fault }, 'a use of the model is not given back'));
        options.signal.throwIfAborted();
        log.warn({ err }, 'the model does not answer; the built-in assistant does');
        return instead('no_answer');
      }
    },
  };
}
