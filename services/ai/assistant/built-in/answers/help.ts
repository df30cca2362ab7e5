import type { EngineAnswer } from '../../conversation-engine.ts';
import { cueText, hasCue } from '../intents/cue.ts';
import { answer, reply, sentencesOf, type Talk } from '../talk.ts';
import { asksForAccounts, tellAccounts } from './accounts.ts';
import { HOW_TO } from './how-to.ts';
import { asksForPrices, tellPrices } from './prices.ts';

export function help(talk: Talk): Promise<EngineAnswer> | EngineAnswer {
  const { turn, plain } = talk;
  if (asksForAccounts(plain)) return tellAccounts(talk);
  if (asksForPrices(plain)) return tellPrices(talk);
  const text = cueText(plain);
  const says = sentencesOf(talk);
  const { howToConnect, howToSchedule, howManyWords } = says.aside;
  const found = HOW_TO.find(({ cues }) => cues.some((cue) => hasCue(text, cue)));
  return answer(
    reply(found ? says.product.howTo[found.topic] : says.product.unknown, {
      intent: 'product_help',
      actions: turn.memory.post
        ? [says.back]
        : (found?.actions?.(says) ?? [howToConnect, howToSchedule, howManyWords]),
    }),
    turn.memory,
  );
}
