import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { asksClearly, clearYes } from '../../../confirmation/clear-yes.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import { joinParts } from '../../../languages/list-with.ts';
import type { Sentences } from '../../../languages/says.ts';
import type { When } from '../../../memory.ts';
import {
  type ChangeName,
  type MentionedPublication,
  type ProposedChange,
  postsIn,
} from '../../../proposal.ts';
import { MAX_LISTED } from '../../../tools.ts';
import { describeStatus, nameOf } from '../../answers/post-lines.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';
import { plainTime, timeText } from '../../slots/time-text.ts';
import { mentioned } from '../../slots/which-posts.ts';
import { countsText, postsText } from './count-posts.ts';
import type { Times } from './each-time.ts';
import { INTENT } from './words.ts';

/** A longer list is no longer read: these are named, and the rest is counted. */
const MAX_NAMED = 12;
const NAMED_OF_MANY = 5;

interface Beside {
  /** There may be others that are not among these. */
  readonly more?: boolean;
  /** Said before the question. */
  readonly note?: string;
  /** Where the posts of a move get different times. */
  readonly times?: Times | null;
}

/**
 * Says what would be done with which posts, and asks for confirmation. Deleting takes a post as a whole; among posts to
 * take down, planned ones are canceled.
 */
export async function confirmChange(
  context: DialogueContext,
  change: ChangeName,
  targetPosts: readonly UserPost[],
  when: When | null,
  { more = false, note = '', times = null }: Beside = {},
): Promise<EngineAnswer> {
  const posts =
    change === 'delete'
      ? await context.tools.publicationsOf(targetPosts.map(({ post_id }) => post_id))
      : targetPosts;
  const at = when?.kind === 'at' ? when : null;
  const proposal: ProposedChange = {
    kind: 'change',
    id: context.newId(),
    change,
    publications: posts.map((post) => toPublication(post, change, times)),
    scheduled_time: at?.scheduled_time ?? null,
    timezone: at?.timezone ?? null,
  };
  const says = sentencesOf(context);
  const { changes } = says;
  const plannedCount = posts.filter(({ can_cancel }) => can_cancel).length;
  const to = at ? `**${timeText(plainTime(at.scheduled_time), context.now, says)}** (${at.timezone})` : null;
  const yes = asksClearly(proposal) ? clearYes(proposal, says) : changes.yes(change, posts.length);
  const message = [
    note,
    listText(posts, context, { more, times }),
    change === 'take_down' && plannedCount > 0
      ? changes.askBoth(posts.length - plannedCount, plannedCount)
      : changes.ask(change, posts.length, to),
    change === 'delete' ? deleting(posts, says) : '',
    change === 'take_down' ? changes.takesDown : '',
    asksClearly(proposal) ? changes.many(yes) : '',
  ];
  return answer(
    reply(message.filter(Boolean).join('\n\n'), {
      intent: INTENT[change],
      state: 'confirmation',
      actions: [yes, changes.leave],
      platforms: [...new Set(posts.map(({ platform }) => platform))],
    }),
    {
      ...context.turn.memory,
      proposal,
      asked: 'confirmation',
      change: {
        change,
        publications: times ? proposal.publications : posts.map(mentioned),
        when,
      },
      shown: { kind: 'posts', posts: posts.map(mentioned) },
    },
  );
}

const toPublication = (post: UserPost, change: ChangeName, times: Times | null): MentionedPublication => {
  const { scheduled_time, timezone } = post;
  const before = scheduled_time && timezone ? { scheduled_time, timezone } : null;
  const isPlanned = change === 'take_down' && post.can_cancel;
  const at = times?.get(post.id);
  const to = at && { scheduled_time: at.scheduled_time, timezone: at.timezone };
  return { ...mentioned(post), before, ...(isPlanned && { planned: true }), ...(to && { to }) };
};

function listText(
  posts: readonly UserPost[],
  context: DialogueContext,
  { more = false, times = null }: Beside,
): string {
  const says = sentencesOf(context);
  const many = posts.length > MAX_NAMED;
  const namedPosts = many ? posts.slice(0, NAMED_OF_MANY) : posts;
  const lines = namedPosts.map(
    (post) =>
      `- ${joinParts([nameOf(post, says), describeStatus(post, context.now, says)], says)}${toText(times?.get(post.id), context)}`,
  );
  if (posts.length < 2) return lines.join('\n');
  const rest = many ? [`- ${says.changes.andMore(posts.length - namedPosts.length)}`] : [];
  return [`${countOf(posts, says, more)}:`, [...lines, ...rest].join('\n')].join('\n\n');
}

/** The new time of one post of a list; where a language is written from the right, the arrow points that way. */
function toText(at: Extract<When, { kind: 'at' }> | undefined, context: DialogueContext): string {
  if (!at) return '';
  const says = sentencesOf(context);
  const arrow = says.locale.startsWith('ar') ? '←' : '→';
  const zone = at.timezone === context.now.timeZoneId ? '' : ` (${at.timezone})`;
  return ` ${arrow} **${timeText(plainTime(at.scheduled_time), context.now, says)}**${zone}`;
}

/** "4 posts on 6 networks: 3 planned, 3 published"; only so many of a list are looked at. */
function countOf(posts: readonly UserPost[], says: Sentences, more: boolean): string {
  if (more) return says.changes.theseOf(posts.length, MAX_LISTED);
  const states = countsText(posts, says);
  return `${postsText(posts, says)}${states ? ` (${states})` : ''}`;
}

/** Describes what deleting removes, and what it leaves. */
const deleting = (posts: readonly UserPost[], { changes }: Sentences): string =>
  [
    posts.length > postsIn(posts) ? changes.deletesAll : '',
    posts.some(({ status }) => status === 'published') ? changes.staysOut : '',
    posts.some(({ can_take_down }) => can_take_down) ? changes.canTakeDown : '',
  ]
    .filter(Boolean)
    .join('\n\n');
