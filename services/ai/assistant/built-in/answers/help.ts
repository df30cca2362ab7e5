import type { EngineAnswer } from '../../conversation-engine.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../dialogue-context.ts';
import { cueText, hasCue } from '../intents/cue.ts';
import { asksForAccounts, tellAccounts } from './accounts.ts';
import { HOW_TO } from './how-to.ts';
import { asksForPrices, tellPrices } from './prices.ts';

export function help(context: DialogueContext): Promise<EngineAnswer> | EngineAnswer {
  const { turn, plain } = context;
  if (asksForAccounts(plain)) return tellAccounts(context);
  if (asksForPrices(plain)) return tellPrices(context);
  const text = cueText(plain);
  const says = sentencesOf(context);
  const { howToConnect, howToSchedule, howManyWords } = says.aside;
  const howTo = HOW_TO.find(({ cues }) => cues.some((cue) => hasCue(text, cue)));
  return answer(
    reply(howTo ? says.product.howTo[howTo.topic] : says.product.unknown, {
      intent: 'product_help',
      actions: turn.memory.post
        ? [says.back]
        : (howTo?.actions?.(says) ?? [howToConnect, howToSchedule, howManyWords]),
    }),
    turn.memory,
  );
}
