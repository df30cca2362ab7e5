import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { isUnderstood, UNDERSTOOD } from '../../languages/language.ts';
import type { Sentences } from '../../languages/says.ts';
import { otherNetworksIn } from '../slots/platforms.ts';
import { answer, beginnings, reply, sentencesOf, type Talk } from '../talk.ts';

export const greet = (talk: Talk): EngineAnswer => {
  const { turn, plain } = talk;
  const says = sentencesOf(talk);
  const { greeting } = says.aside;
  const asks = /\b(?:what|who|help|how)\b/.test(plain);
  return answer(
    reply(asks ? `${greeting}\n\n${says.can}` : greeting, {
      intent: 'greeting',
      actions: beginnings(says),
    }),
    turn.memory,
  );
};

export function thank(talk: Talk): EngineAnswer {
  const says = sentencesOf(talk);
  const { goodbye, welcome } = says.aside;
  return answer(
    reply(/\b(?:bye|goodbye|see you|that's all)\b/.test(talk.plain) ? goodbye : welcome, {
      intent: 'thanks',
      actions: [says.create, says.showPlanned],
    }),
    talk.turn.memory,
  );
}

/** Says plainly what it can't do, and what the post that is being written waits for. */
export function decline(talk: Talk): EngineAnswer {
  const { turn, plain } = talk;
  const { post, asked, proposal } = turn.memory;
  const says = sentencesOf(talk);
  const networks = otherNetworksIn(plain);
  const first =
    networks.length > 0 ? says.aside.otherNetworks(networks) : post ? says.misheard : says.notUnderstood;
  // The post that waits for a yes is named with whatever is answered.
  const isNamed = proposal?.kind === 'post' && asked === 'confirmation';
  const waits =
    post && asked && asked in says.waits ? says.waits[asked as keyof typeof says.waits] : says.can;
  const reads = understood(says, turn.memory.language);
  return answer(
    reply([first, ...reads, ...(isNamed ? [] : [waits])].join('\n\n'), {
      intent: 'out_of_scope',
      actions: post ? [says.back, says.startOver] : beginnings(says),
    }),
    turn.memory,
  );
}

/** Which languages requests are read in, where the user's own is none of them. */
function understood({ aside, list, locale }: Sentences, language: Locale | undefined): string[] {
  if (!language || isUnderstood(language)) return [];
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return [aside.understands(list(UNDERSTOOD.map((one) => names.of(one) ?? one)))];
}
