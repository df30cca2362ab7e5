import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { ChangeInProgress, When } from '../../../memory.ts';
import type { ChangeName } from '../../../proposal.ts';
import { byPost, lineOf, nameOf, standingOf, whenOf } from '../../answers/post-lines.ts';
import { mentioned } from '../../slots/which-posts.ts';
import { answer, reply, type Talk } from '../../talk.ts';
import { INTENT, VERB } from './words.ts';

const SHOWN = 8;
const USUAL = ['Tomorrow at 9:00 AM', 'An hour later'];
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
  const question = post
    ? `${nameOf(post)} is planned for ${whenOf(post, talk.now)}. What is the new time?`
    : 'What is the new time?';
  return answer(
    reply([fault, question].filter(Boolean).join('\n\n'), {
      intent: 'reschedule',
      actions: [...(times.length > 0 ? times : USUAL), 'Leave it'],
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
  const lines = listed.map((post, at) => `${at + 1}. ${lineOf(post, talk.now, true)}`);
  const rest =
    more > 0 ? `There ${more === 1 ? 'is one more' : `are ${more} more`}: name it by its words.` : '';
  const question = `Which post should I ${VERB[change]}?`;
  return answer(
    reply([fault, question, lines.join('\n'), rest].filter(Boolean).join('\n\n'), {
      intent: INTENT[change],
      actions: [...listed.slice(0, BUTTONS).map((post, at) => buttonOf(post, at, talk)), 'Leave it'],
    }),
    {
      ...remember(talk, { change, publications: [], when }),
      asked: 'which_post',
      shown: { kind: 'posts', posts: listed.flat().map(mentioned) },
    },
  );
}

/** Without the post's own words: what a button says is the user's next message. */
function buttonOf(post: readonly UserPost[], at: number, { now }: Talk): string {
  const [first] = post;
  const names = [...new Set(post.map(({ platform }) => labelOf(platform)))].join(', ');
  return `Number ${at + 1} (${names}${first ? `, ${standingOf(first, now)}` : ''})`;
}
