import type { EngineAnswer } from '../../conversation-engine.ts';
import { cueText, hasCue } from '../intents/cue.ts';
import { answer, reply, type Talk } from '../talk.ts';
import { asksForAccounts, tellAccounts } from './accounts.ts';
import { HOW_TO } from './how-to.ts';
import { asksForPrices, tellPrices } from './prices.ts';

const UNKNOWN = "I don't know that one. Here's what I can help with.";

export function help(talk: Talk): Promise<EngineAnswer> | EngineAnswer {
  const { turn, plain } = talk;
  if (asksForAccounts(plain)) return tellAccounts(talk);
  if (asksForPrices(plain)) return tellPrices(talk);
  const text = cueText(plain);
  const found = HOW_TO.find(({ cues }) => cues.some((cue) => hasCue(text, cue)));
  return answer(
    reply(found?.says ?? UNKNOWN, {
      intent: 'product_help',
      actions: turn.memory.post
        ? ['Back to my post']
        : (
            found?.actions ?? [
              'How do I connect Facebook?',
              'How do I schedule a post?',
              'How many words do I have left?',
            ]
          ).slice(),
    }),
    turn.memory,
  );
}
