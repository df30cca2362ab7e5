import { ALL_NETWORKS } from '@carillon/contracts/domain/all-networks.ts';
import { GREETING, GREETING_ACTIONS } from '@carillon/contracts/domain/assistant-greeting.ts';
import { listText } from '@carillon/contracts/domain/list-text.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { otherNetworksIn } from '../slots/platforms.ts';
import { answer, reply, sentencesOf, type Talk } from '../talk.ts';

export const greet = (talk: Talk): EngineAnswer => {
  const { turn, plain } = talk;
  const asks = /\b(?:what|who|help|how)\b/.test(plain);
  return answer(
    reply(asks ? `${GREETING}\n\n${sentencesOf(talk).can}` : GREETING, {
      intent: 'greeting',
      actions: [...GREETING_ACTIONS],
    }),
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

/** Says plainly what it can't do, and what the post that is being written waits for. */
export function decline(talk: Talk): EngineAnswer {
  const { turn, plain } = talk;
  const { post, asked, proposal } = turn.memory;
  const says = sentencesOf(talk);
  const networks = otherNetworksIn(plain);
  const first =
    networks.length > 0
      ? `Carillon doesn't post to ${listText(networks, 'or')}. It works with ${ALL_NETWORKS}.`
      : post
        ? says.misheard
        : says.notUnderstood;
  // The post that waits for a yes is named with whatever is answered.
  const isNamed = proposal?.kind === 'post' && asked === 'confirmation';
  const waits =
    post && asked && asked in says.waits ? says.waits[asked as keyof typeof says.waits] : says.can;
  return answer(
    reply([first, ...(isNamed ? [] : [waits])].join('\n\n'), {
      intent: 'out_of_scope',
      actions: post ? [says.back, says.startOver] : [...GREETING_ACTIONS],
    }),
    turn.memory,
  );
}
