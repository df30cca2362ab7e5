import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { When } from '../../../memory.ts';
import type { ChangeName, ProposedChange } from '../../../proposal.ts';
import { nameOf, whenOf } from '../../answers/post-lines.ts';
import { plainTime, timeText } from '../../slots/time-text.ts';
import { mentioned } from '../../slots/which-posts.ts';
import { answer, reply, type Talk } from '../../talk.ts';
import { INTENT, VERB } from './words.ts';

/** Says what would be done with which posts, and asks for the user's word. */
export function confirmChange(
  talk: Talk,
  change: ChangeName,
  posts: readonly UserPost[],
  when: When | null,
): EngineAnswer {
  const at = when?.kind === 'at' ? when : null;
  const proposal: ProposedChange = {
    ...{ kind: 'change', id: talk.newId(), change, publications: posts.map(mentioned) },
    ...{ scheduled_time: at?.scheduled_time ?? null, timezone: at?.timezone ?? null },
  };
  const list = posts.map((post) => `- ${nameOf(post)}, ${standing(post, talk)}`).join('\n');
  const to = at ? ` to **${timeText(plainTime(at.scheduled_time), talk.now)}** (${at.timezone})` : '';
  const out =
    change === 'delete' && posts.some(({ status }) => status === 'published')
      ? '\n\nWhat is published stays on its network; delete it there as well if you want it gone.'
      : '';
  const them = posts.length > 1 ? 'them' : 'it';
  return answer(
    reply(
      `${list}\n\nShall I ${VERB[change].replace(/^(publish) (now|again)$/, `$1 ${them} $2`)}${/^publish/.test(VERB[change]) ? '' : ` ${them}`}${to}?${out}`,
      {
        ...{ intent: INTENT[change], state: 'confirmation', actions: [`Yes, ${YES[change]}`, 'Leave it'] },
        platforms: [...new Set(posts.map(({ platform }) => platform))],
      },
    ),
    {
      ...talk.turn.memory,
      ...{ proposal, asked: 'confirmation', change: { change, publications: posts.map(mentioned), when } },
      shown: { kind: 'posts', posts: posts.map(mentioned) },
    },
  );
}

const YES: Record<ChangeName, string> = {
  reschedule: 'move it',
  cancel: 'cancel it',
  publish_now: 'publish it now',
  retry: 'publish it',
  delete: 'delete it',
};

const standing = (post: UserPost, { now }: Talk): string =>
  post.status === 'failed'
    ? 'which failed'
    : post.status === 'published'
      ? `published ${whenOf(post, now)}`
      : `planned for ${whenOf(post, now)}`;
