import { listText } from '@carillon/contracts/domain/list-text.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { EngineAnswer, EngineReply } from '../../../conversation-engine.ts';
import type { PostInProgress, Question } from '../../../memory.ts';
import { dayText } from '../../slots/time-text.ts';
import { answer, reply, type Talk } from '../../talk.ts';
import { contentOf } from './post-text.ts';

const asking = (talk: Talk, post: PostInProgress, asked: Question) => ({
  ...talk.turn.memory,
  ...{ post, asked, proposal: null, change: null },
});

export const askTopic = (talk: Talk, post: PostInProgress): EngineAnswer =>
  answer(
    reply(
      'What is the post about? Say it in a sentence, with whatever readers should know: what, when, where, how much. If you have no idea yet, begin with one of these.',
      {
        intent: 'content_generation',
        actions: ['A look behind the scenes of our work', 'Thank you to our customers', 'We are hiring'],
      },
    ),
    asking(talk, post, 'topic'),
  );

/** The page waits for the user as long as the message has "which platform" in it. */
export function askPlatforms(
  talk: Talk,
  post: PostInProgress,
  able: readonly PlatformName[],
  notes: readonly string[],
  writer: EngineReply['writer'],
): EngineAnswer {
  const labels = able.map(labelOf);
  const question = `On which platform shall it go out? ${listText(labels)} are connected.`;
  return answer(
    reply([...notes, question].join('\n\n'), {
      intent: 'platform_selection',
      writer,
      platforms: [...able],
      content: contentOf(post),
      actions: [...labels, ...(able.length > 1 ? ['All of them'] : [])],
    }),
    asking(talk, post, 'platforms'),
  );
}

export const askToConnect = (talk: Talk, post: PostInProgress, notes: readonly string[]): EngineAnswer =>
  answer(
    reply(
      [
        ...notes,
        'No network is connected that I could post this to, so it stays here for now. Connect Facebook or LinkedIn on the [dashboard](/dashboard), then press the button below.',
      ].join('\n\n'),
      {
        intent: 'product_help',
        content: contentOf(post),
        actions: ['Back to my post', 'How do I connect Facebook?'],
      },
    ),
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
  const day = date ? dayText(date, talk.now) : null;
  const usual = day
    ? [`${day} at 9:00 AM`, `${day} at 12:00 PM`, `${day} at 5:00 PM`]
    : ['Post it now', 'At the best time', 'Tomorrow at 9:00 AM'];
  const actions = times.length > 0 ? [...times] : usual;
  const question = day ? `At what time on ${day}?` : 'When shall it go out?';
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
