import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { EngineAnswer, EngineReply } from '../../../conversation-engine.ts';
import type { PostInProgress, Question } from '../../../memory.ts';
import { clockText, dayText } from '../../slots/time-text.ts';
import { answer, reply, sentencesOf, type Talk } from '../../talk.ts';
import { contentOf } from './post-text.ts';

const NINE = Temporal.PlainTime.from({ hour: 9 });

const asking = (talk: Talk, post: PostInProgress, asked: Question) => ({
  ...talk.turn.memory,
  post,
  asked,
  proposal: null,
  change: null,
});

export const askTopic = (talk: Talk, post: PostInProgress): EngineAnswer =>
  answer(
    reply(sentencesOf(talk).askTopic, {
      intent: 'content_generation',
      actions: [...sentencesOf(talk).topics],
    }),
    asking(talk, post, 'topic'),
  );

/** The page waits for the user as long as there are several networks, and buttons for them. */
export function askPlatforms(
  talk: Talk,
  post: PostInProgress,
  able: readonly PlatformName[],
  notes: readonly string[],
  writer: EngineReply['writer'],
): EngineAnswer {
  const labels = able.map(labelOf);
  const says = sentencesOf(talk);
  const question = says.askPlatforms(says.list(labels));
  return answer(
    reply([...notes, question].join('\n\n'), {
      intent: 'platform_selection',
      writer,
      platforms: [...able],
      content: contentOf(post),
      actions: [...labels, ...(able.length > 1 ? [says.all] : [])],
    }),
    asking(talk, post, 'platforms'),
  );
}

export const askToConnect = (talk: Talk, post: PostInProgress, notes: readonly string[]): EngineAnswer =>
  answer(
    reply([...notes, sentencesOf(talk).aside.connectFirst].join('\n\n'), {
      intent: 'product_help',
      content: contentOf(post),
      actions: [sentencesOf(talk).back, sentencesOf(talk).aside.howToConnect],
    }),
    asking(talk, post, 'platforms'),
  );

export function askWhen(
  talk: Talk,
  post: PostInProgress,
  notes: readonly string[],
  writer: EngineReply['writer'],
  times: readonly string[] = [],
): EngineAnswer {
  const date = post.when?.kind === 'day' ? Temporal.PlainDate.from(post.when.date) : null;
  const says = sentencesOf(talk);
  const day = date ? dayText(date, talk.now, says) : null;
  const usual = day
    ? [9, 12, 17].map((hour) => says.at(day, clockText(Temporal.PlainTime.from({ hour }), says)))
    : [says.nowButton, says.bestButton, says.tomorrowAt(clockText(NINE, says))];
  const actions = times.length > 0 ? [...times] : usual;
  const question = says.askWhen(day);
  return answer(
    reply([...notes, question].join('\n\n'), {
      intent: 'scheduling',
      writer,
      content: contentOf(post),
      platforms: [...post.platforms],
      actions,
    }),
    asking(talk, post, 'when'),
  );
}
