import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { EngineAnswer, EngineReply } from '../../../conversation-engine.ts';
import type { PostInProgress, Question } from '../../../memory.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';
import { clockText, dayText } from '../../slots/time-text.ts';
import { contentOf } from './post-text.ts';

const NINE = Temporal.PlainTime.from({ hour: 9 });

const asking = (context: DialogueContext, post: PostInProgress, question: Question) => ({
  ...context.turn.memory,
  post,
  asked: question,
  proposal: null,
  change: null,
});

export const askTopic = (context: DialogueContext, post: PostInProgress): EngineAnswer =>
  answer(
    reply(sentencesOf(context).askTopic, {
      intent: 'content_generation',
      actions: [...sentencesOf(context).topics],
    }),
    asking(context, post, 'topic'),
  );

/** The page waits for the user as long as there are several networks, and buttons for them. */
export function askPlatforms(
  context: DialogueContext,
  post: PostInProgress,
  able: readonly PlatformName[],
  notes: readonly string[],
  writer: EngineReply['writer'],
): EngineAnswer {
  const labels = able.map(labelOf);
  const says = sentencesOf(context);
  const question = says.askPlatforms(says.list(labels));
  return answer(
    reply([...notes, question].join('\n\n'), {
      intent: 'platform_selection',
      writer,
      platforms: [...able],
      content: contentOf(post),
      actions: [...labels, ...(able.length > 1 ? [says.all] : [])],
    }),
    asking(context, post, 'platforms'),
  );
}

export const askToConnect = (
  context: DialogueContext,
  post: PostInProgress,
  notes: readonly string[],
): EngineAnswer =>
  answer(
    reply([...notes, sentencesOf(context).aside.connectFirst].join('\n\n'), {
      intent: 'product_help',
      content: contentOf(post),
      actions: [sentencesOf(context).back, sentencesOf(context).aside.howToConnect],
    }),
    asking(context, post, 'platforms'),
  );

export function askWhen(
  context: DialogueContext,
  post: PostInProgress,
  notes: readonly string[],
  writer: EngineReply['writer'],
  times: readonly string[] = [],
): EngineAnswer {
  const date = post.when?.kind === 'day' ? Temporal.PlainDate.from(post.when.date) : null;
  const says = sentencesOf(context);
  const day = date ? dayText(date, context.now, says) : null;
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
    asking(context, post, 'when'),
  );
}
