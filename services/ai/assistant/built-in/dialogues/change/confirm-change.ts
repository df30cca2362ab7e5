import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { When } from '../../../memory.ts';
import type { ChangeName, ProposedChange } from '../../../proposal.ts';
import { MOST_LISTED } from '../../../tools.ts';
import { nameOf, SHORT, whenOf } from '../../answers/post-lines.ts';
import { plainTime, timeText } from '../../slots/time-text.ts';
import { mentioned } from '../../slots/which-posts.ts';
import { answer, reply, type Talk } from '../../talk.ts';
import { INTENT, VERB } from './words.ts';

/** More than this is no longer read before it is confirmed. */
const MOST_SHOWN = 18_000;
/** A longer list has shorter lines. */
const LONG_LIST = 20;

/** Says what would be done with which posts, and asks for the user's word. A post is deleted with all that is of it. */
export async function confirmChange(
  talk: Talk,
  change: ChangeName,
  meant: readonly UserPost[],
  when: When | null,
  more = false,
): Promise<EngineAnswer> {
  const posts =
    change === 'delete' ? await talk.tools.publicationsOf(meant.map(({ post_id }) => post_id)) : meant;
  const at = when?.kind === 'at' ? when : null;
  const proposal: ProposedChange = {
    ...{ kind: 'change', id: talk.newId(), change, publications: posts.map(mentioned) },
    ...{ scheduled_time: at?.scheduled_time ?? null, timezone: at?.timezone ?? null },
  };
  const length = posts.length > LONG_LIST ? SHORT : undefined;
  const lines = posts.map((post) => `- ${nameOf(post, length)}, ${standing(post, talk)}`).join('\n');
  const list = posts.length > 1 ? `${countOf(posts.length, more)}:\n\n${lines}` : lines;
  if (list.length > MOST_SHOWN) return tooMany(talk, change, posts.length);
  const to = at ? ` to **${timeText(plainTime(at.scheduled_time), talk.now)}** (${at.timezone})` : '';
  const out = change === 'delete' ? deleting(posts) : '';
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

/** Only so many of a list are looked at. */
const countOf = (count: number, more: boolean): string =>
  more
    ? `These ${count} publications (I see ${MOST_LISTED} of a list at a time; if there are more, ask me again for those)`
    : `${count} publications`;

/** What deleting takes with it, and what it leaves. */
const deleting = (posts: readonly UserPost[]): string =>
  [
    posts.length > 1
      ? '\n\nA post is deleted on all its networks, as listed; what is planned of it will not go out.'
      : '',
    posts.some(({ status }) => status === 'published')
      ? '\n\nWhat is published stays on its network; delete it there as well if you want it gone.'
      : '',
  ].join('');

const tooMany = (talk: Talk, change: ChangeName, count: number): EngineAnswer =>
  answer(
    reply(
      `Those are ${count} publications, more than I can show you at once, so I ${VERB[change]} none of them. Name a network, a day or words of the posts, and I take fewer.`,
      { intent: INTENT[change], actions: ['Show my scheduled posts'] },
    ),
    { ...talk.turn.memory, change: null, asked: null, proposal: null },
  );

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
      : post.status === 'canceled'
        ? 'canceled'
        : `planned for ${whenOf(post, now)}`;
