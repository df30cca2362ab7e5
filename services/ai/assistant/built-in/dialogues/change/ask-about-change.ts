import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import { joinParts } from '../../../languages/list-with.ts';
import type { ChangeInProgress, When } from '../../../memory.ts';
import type { ChangeName } from '../../../proposal.ts';
import { byPost, describeStatus, lineOf, nameOf, whenOf } from '../../answers/post-lines.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';
import { clockText } from '../../slots/time-text.ts';
import { mentioned } from '../../slots/which-posts.ts';
import { INTENT } from './words.ts';

const SHOWN = 8;
const NINE = Temporal.PlainTime.from({ hour: 9 });
const BUTTONS = 4;

const remember = (context: DialogueContext, change: ChangeInProgress) => ({
  ...context.turn.memory,
  change,
  proposal: null,
});

/** @param times good ones, where these are asked for */
export function askTime(
  context: DialogueContext,
  posts: readonly UserPost[],
  fault: string,
  times: readonly string[] = [],
): EngineAnswer {
  const [post] = posts;
  const says = sentencesOf(context);
  const { changes } = says;
  const question = post
    ? changes.plannedFor(nameOf(post, says), whenOf(post, context.now, says))
    : changes.newTime;
  const usual = [says.tomorrowAt(clockText(NINE, says)), changes.hourLater];
  return answer(
    reply([fault, question].filter(Boolean).join('\n\n'), {
      intent: 'reschedule',
      actions: [...(times.length > 0 ? times : usual), changes.leave],
    }),
    {
      ...remember(context, { change: 'reschedule', publications: posts.map(mentioned), when: null }),
      asked: 'new_time',
    },
  );
}

export function askWhich(
  context: DialogueContext,
  change: ChangeName,
  posts: readonly UserPost[],
  fault: string,
  when: When | null,
): EngineAnswer {
  const all = byPost(posts);
  const listedPosts = all.slice(0, SHOWN);
  const more = all.length - listedPosts.length;
  const says = sentencesOf(context);
  const { changes } = says;
  const lines = listedPosts.map((post, at) => `${at + 1}. ${lineOf(post, context.now, says, true)}`);
  const rest = more > 0 ? changes.moreThanListed(more) : '';
  const question = changes.which(change);
  return answer(
    reply([fault, question, lines.join('\n'), rest].filter(Boolean).join('\n\n'), {
      intent: INTENT[change],
      actions: [
        ...listedPosts.slice(0, BUTTONS).map((post, at) => buttonOf(post, at, context)),
        changes.leave,
      ],
    }),
    {
      ...remember(context, { change, publications: [], when }),
      asked: 'which_post',
      shown: { kind: 'posts', posts: listedPosts.flat().map(mentioned) },
    },
  );
}

/** Without the post's own words: what a button says is the user's next message. */
function buttonOf(post: readonly UserPost[], at: number, context: DialogueContext): string {
  const says = sentencesOf(context);
  const [first] = post;
  const names = joinParts([...new Set(post.map(({ platform }) => labelOf(platform)))], says);
  const statusTexts = first ? [describeStatus(first, context.now, says)] : [];
  return says.changes.numbered(at + 1, joinParts([names, ...statusTexts], says));
}
