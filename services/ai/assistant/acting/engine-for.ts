import type { FallbackReason } from '@carillon/contracts/http/ai/writer.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { failureOf } from '../../engines/model-failure.ts';
import { takeUse } from '../../usecases/model-allowance.ts';
import type { Models } from '../../usecases/models.ts';
import type { Assistant } from '../assistant.ts';
import type { ConversationEngine, EngineAnswer } from '../conversation-engine.ts';
import type { Tools } from '../tools.ts';
import { paidOnce } from './paid-once.ts';

interface Deps {
  readonly assistant: Pick<Assistant, 'engines'>;
  readonly models: Pick<Models, 'allowance'>;
  readonly telemetry: Pick<Telemetry, 'log'>;
}

/**
 * The model; or the built-in engine where there is none, it fails, or it answered the user as often today as it may.
 * @param spare tools that ask no model, for when it failed
 */
export function engineFor(
  {
    assistant: {
      engines: { builtIn, model },
    },
    models: { allowance },
    telemetry: { log },
  }: Deps,
  userId: string,
  spare: Tools,
): ConversationEngine {
  if (!model) return builtIn;
  return {
    kind: model.kind,
    name: model.name,
    async answer(turn, tools, options) {
      const paid = paidOnce(tools, spare);
      const instead = async (reason: FallbackReason): Promise<EngineAnswer> => {
        const { reply, memory } = await builtIn.answer(turn, paid.instead, options);
        const wrote = reply.writer ?? { engine: builtIn.kind, name: builtIn.name, fell_back: reason };
        const writer =
          wrote.engine === 'built-in' ? { ...wrote, fell_back: wrote.fell_back ?? reason } : wrote;
        return { reply: { ...reply, writer }, memory };
      };
      const use = await takeUse(allowance, userId, log);
      if (typeof use === 'string') return instead(use);
      try {
        return await model.answer({ ...turn, query: turn.button ?? turn.query }, paid.first, options);
      } catch (err) {
        await use
          .giveBack()
          .catch((fault) => log.error({ err: fault }, 'a use of the model is not given back'));
        options.signal.throwIfAborted();
        const { fault } = failureOf(err);
        log.warn({ err, fault }, 'the model does not answer; the built-in assistant does');
        return instead(fault);
      }
    },
  };
}
