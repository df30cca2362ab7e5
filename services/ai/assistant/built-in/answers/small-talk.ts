import { GREETING, GREETING_ACTIONS } from '@carillon/contracts/domain/assistant-greeting.ts';
import { listText } from '@carillon/contracts/domain/list-text.ts';
import { languageOfWords } from '../../../language/detection/language-of.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { wordsOf } from '../slots/plain-text.ts';
import { otherNetworksIn } from '../slots/platforms.ts';
import { answer, reply, type Talk } from '../talk.ts';

const CAN =
  'I can write posts and schedule or publish them on Facebook and LinkedIn, find hashtags and good times, tell you how your posts do and what people comment, and list, move, cancel or retry planned posts.';

export const greet = ({ turn, plain }: Talk): EngineAnswer => {
  const asks = /\b(?:what|who|help|how)\b/.test(plain);
  return answer(
    reply(asks ? `${GREETING}\n\n${CAN}` : GREETING, { intent: 'greeting', actions: [...GREETING_ACTIONS] }),
    turn.memory,
  );
};

export const thank = ({ turn, plain }: Talk): EngineAnswer =>
  answer(
    reply(
      /\b(?:bye|goodbye|see you|that's all)\b/.test(plain)
        ? 'Goodbye! This conversation stays here for you.'
        : 'You’re welcome! What else can I do?',
      {
        intent: 'thanks',
        actions: [...GREETING_ACTIONS.slice(0, 1), 'Show my scheduled posts'],
      },
    ),
    turn.memory,
  );

const FOREIGN =
  'I didn’t understand that. In English, German, French and Spanish I read requests such as “Show my scheduled posts” or “Write a post about …”. A post can be about anything in any language.';

/** Only what is told by more than a name or a word in passing. */
const isForeign = (plain: string): boolean => {
  const words = wordsOf(plain);
  const language = languageOfWords(words, () => 0);
  return words.length > 2 && language !== null && language !== 'en';
};

/** Says plainly what it can't do. */
export function decline({ turn, plain }: Talk): EngineAnswer {
  const networks = otherNetworksIn(plain);
  const first =
    networks.length > 0
      ? `Carillon does not post to ${listText(networks, 'or')}: it works with Facebook, Instagram and LinkedIn.`
      : isForeign(plain)
        ? FOREIGN
        : 'I can’t do that, or I didn’t understand it.';
  return answer(
    reply(`${first}\n\n${CAN}`, {
      intent: 'out_of_scope',
      actions: turn.memory.post ? ['Back to my post', 'Start over'] : [...GREETING_ACTIONS],
    }),
    turn.memory,
  );
}
