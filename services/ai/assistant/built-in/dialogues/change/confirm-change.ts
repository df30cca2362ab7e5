import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { asksClearly, clearYes } from '../../../confirmation/clear-yes.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { When } from '../../../memory.ts';
import {
  type ChangeName,
  type MentionedPublication,
  type ProposedChange,
  postsIn,
} from '../../../proposal.ts';
import { MOST_LISTED } from '../../../tools.ts';
import { nameOf, standingOf } from '../../answers/post-lines.ts';
import { plainTime, timeText } from '../../slots/time-text.ts';
import { mentioned } from '../../slots/which-posts.ts';
import { answer, reply, type Talk } from '../../talk.ts';
import { countsText, postsText } from './count-posts.ts';
import { INTENT, VERB } from './words.ts';

/** A longer list is no longer read: these are named, and the rest is counted. */
const MOST_NAMED = 12;
const NAMED_OF_MANY = 5;

interface Beside {
  /** There may be others that are not among these. */
  readonly more?: boolean;
  /** Said before the question. */
  readonly note?: string;
}

/** Says what would be done with which posts, and asks for the user's word. A post is deleted with all that is of it. */
export async function confirmChange(
  talk: Talk,
  change: ChangeName,
  meant: readonly UserPost[],
  when: When | null,
  { more = false, note = '' }: Beside = {},
): Promise<EngineAnswer> {
  const posts =
    change === 'delete' ? await talk.tools.publicationsOf(meant.map(({ post_id }) => post_id)) : meant;
  const at = when?.kind === 'at' ? when : null;
  const proposal: ProposedChange = {
    kind: 'change',
    id: talk.newId(),
    change,
    publications: posts.map(planned),
    scheduled_time: at?.scheduled_time ?? null,
    timezone: at?.timezone ?? null,
  };
  const to = at ? ` to **${timeText(plainTime(at.scheduled_time), talk.now)}** (${at.timezone})` : '';
  const them = posts.length > 1 ? 'them' : 'it';
  const yes = asksClearly(proposal)
    ? clearYes(proposal)
    : `Yes, ${VERB[change].replace(/^(\w+)/, `$1 ${them}`)}`;
  const message = [
    note,
    listText(posts, talk, more),
    `Should I ${VERB[change].replace(/^(\w+)/, `$1 ${them}`)}${to}?`,
    change === 'delete' ? deleting(posts) : '',
    asksClearly(proposal)
      ? `That is many at once: say “${yes}” if you mean it. A mere yes is not enough.`
      : '',
  ];
  return answer(
    reply(message.filter(Boolean).join('\n\n'), {
      intent: INTENT[change],
      state: 'confirmation',
      actions: [yes, 'Leave it'],
      platforms: [...new Set(posts.map(({ platform }) => platform))],
    }),
    {
      ...talk.turn.memory,
      proposal,
      asked: 'confirmation',
      change: { change, publications: posts.map(mentioned), when },
      shown: { kind: 'posts', posts: posts.map(mentioned) },
    },
  );
}

const planned = (post: UserPost): MentionedPublication => {
  const { scheduled_time, timezone } = post;
  const before = scheduled_time && timezone ? { scheduled_time, timezone } : null;
  return { ...mentioned(post), before };
};

function listText(posts: readonly UserPost[], talk: Talk, more: boolean): string {
  const many = posts.length > MOST_NAMED;
  const named = many ? posts.slice(0, NAMED_OF_MANY) : posts;
  const lines = named.map((post) => `- ${nameOf(post)}, ${standingOf(post, talk.now)}`);
  if (posts.length < 2) return lines.join('\n');
  const rest = many ? [`- and ${posts.length - named.length} more`] : [];
  return [`${countOf(posts, more)}:`, [...lines, ...rest].join('\n')].join('\n\n');
}

/** "4 posts on 6 networks: 3 planned, 3 published"; only so many of a list are looked at. */
function countOf(posts: readonly UserPost[], more: boolean): string {
  if (more)
    return `These ${posts.length} publications (I see ${MOST_LISTED} of a list at a time; if there are more, ask me again for those)`;
  const states = countsText(posts);
  return `${postsText(posts)}${states ? ` (${states})` : ''}`;
}

/** What deleting takes with it, and what it leaves. */
const deleting = (posts: readonly UserPost[]): string =>
  [
    posts.length > postsIn(posts)
      ? 'A post is deleted on all its networks, as listed; scheduled ones won’t be published.'
      : '',
    posts.some(({ status }) => status === 'published')
      ? 'What is published stays on its network; delete it there as well if you want it gone.'
      : '',
  ]
    .filter(Boolean)
    .join('\n\n');
