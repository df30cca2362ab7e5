import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { ChangeInProgress, When } from '../../../memory.ts';
import type { ChangeName } from '../../../proposal.ts';
import { byPost, lineOf, nameOf, standingOf, whenOf } from '../../answers/post-lines.ts';
import { clockText } from '../../slots/time-text.ts';
import { mentioned } from '../../slots/which-posts.ts';
import { answer, reply, sentencesOf, type Talk } from '../../talk.ts';
import { INTENT } from './words.ts';

const SHOWN = 8;
const NINE = Temporal.PlainTime.from({ hour: 9 });
const BUTTONS = 4;

const remember = (talk: Talk, change: ChangeInProgress) => ({ ...talk.turn.memory, change, proposal: null });

/** @param times good ones, where these are asked for */
export function askTime(
  talk: Talk,
  meant: readonly UserPost[],
  fault: string,
  times: readonly string[] = [],
): EngineAnswer {
  const [post] = meant;
  const says = sentencesOf(talk);
  const { changes } = says;
  const question = post
    ? changes.plannedFor(nameOf(post, says), whenOf(post, talk.now, says))
    : changes.newTime;
  const usual = [says.tomorrowAt(clockText(NINE, says)), changes.hourLater];
  return answer(
    reply([fault, question].filter(Boolean).join('\n\n'), {
      intent: 'reschedule',
      actions: [...(times.length > 0 ? times : usual), changes.leave],
    }),
    {
      ...remember(talk, { change: 'reschedule', publications: meant.map(mentioned), when: null }),
      asked: 'new_time',
    },
  );
}

export function askWhich(
  talk: Talk,
  change: ChangeName,
  posts: readonly UserPost[],
  fault: string,
  when: When | null,
): EngineAnswer {
  const all = byPost(posts);
  const listed = all.slice(0, SHOWN);
  const more = all.length - listed.length;
  const says = sentencesOf(talk);
  const { changes } = says;
  const lines = listed.map((post, at) => `${at + 1}. ${lineOf(post, talk.now, says, true)}`);
  const rest = more > 0 ? changes.moreThanListed(more) : '';
  const question = changes.which(change);
  return answer(
    reply([fault, question, lines.join('\n'), rest].filter(Boolean).join('\n\n'), {
      intent: INTENT[change],
      actions: [...listed.slice(0, BUTTONS).map((post, at) => buttonOf(post, at, talk)), changes.leave],
    }),
    {
      ...remember(talk, { change, publications: [], when }),
      asked: 'which_post',
      shown: { kind: 'posts', posts: listed.flat().map(mentioned) },
    },
  );
}

/** Without the post's own words: what a button says is the user's next message. */
function buttonOf(post: readonly UserPost[], at: number, talk: Talk): string {
  const says = sentencesOf(talk);
  const [first] = post;
  const names = [...new Set(post.map(({ platform }) => labelOf(platform)))].join(', ');
  const standing = first ? [standingOf(first, talk.now, says)] : [];
  return says.changes.numbered(at + 1, [names, ...standing].join(', '));
}
