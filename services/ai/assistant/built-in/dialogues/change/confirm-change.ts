import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { asksClearly, clearYes } from '../../../confirmation/clear-yes.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { Sentences } from '../../../languages/says.ts';
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
import { answer, reply, sentencesOf, type Talk } from '../../talk.ts';
import { countsText, postsText } from './count-posts.ts';
import { INTENT } from './words.ts';

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
  const says = sentencesOf(talk);
  const { changes } = says;
  const to = at ? `**${timeText(plainTime(at.scheduled_time), talk.now, says)}** (${at.timezone})` : null;
  const yes = asksClearly(proposal) ? clearYes(proposal, says) : changes.yes(change, posts.length);
  const message = [
    note,
    listText(posts, talk, more),
    changes.ask(change, posts.length, to),
    change === 'delete' ? deleting(posts, says) : '',
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
  const says = sentencesOf(talk);
  const many = posts.length > MOST_NAMED;
  const named = many ? posts.slice(0, NAMED_OF_MANY) : posts;
  const lines = named.map((post) => `- ${nameOf(post, says)}, ${standingOf(post, talk.now, says)}`);
  if (posts.length < 2) return lines.join('\n');
  const rest = many ? [`- ${says.changes.andMore(posts.length - named.length)}`] : [];
  return [`${countOf(posts, says, more)}:`, [...lines, ...rest].join('\n')].join('\n\n');
}

/** "4 posts on 6 networks: 3 planned, 3 published"; only so many of a list are looked at. */
function countOf(posts: readonly UserPost[], says: Sentences, more: boolean): string {
  if (more) return says.changes.theseOf(posts.length, MOST_LISTED);
  const states = countsText(posts, says);
  return `${postsText(posts, says)}${states ? ` (${states})` : ''}`;
}

/** What deleting takes with it, and what it leaves. */
const deleting = (posts: readonly UserPost[], { changes }: Sentences): string =>
  [
    posts.length > postsIn(posts) ? changes.deletesAll : '',
    posts.some(({ status }) => status === 'published') ? changes.staysOut : '',
  ]
    .filter(Boolean)
    .join('\n\n');
