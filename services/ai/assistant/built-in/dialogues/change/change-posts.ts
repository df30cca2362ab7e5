import { listOf, type PostList } from '@carillon/contracts/domain/publication.ts';
import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { ChangeInProgress, When } from '../../../memory.ts';
import type { ChangeName, MentionedPublication } from '../../../proposal.ts';
import { MOST_LISTED } from '../../../tools.ts';
import { nameOf, whenOf } from '../../answers/post-lines.ts';
import type { Slots } from '../../read-message.ts';
import { localText, resolveWhen } from '../../slots/resolve-when.ts';
import { lastMade, mentioned, postsMeant, saysLastPost, timeOf } from '../../slots/which-posts.ts';
import { answer, reply, type Talk } from '../../talk.ts';
import { faultyTime } from '../post/faulty-time.ts';
import { partsOf } from './change-message.ts';
import { confirmChange } from './confirm-change.ts';
import { ABLE, INTENT, NOTHING, VERB } from './words.ts';

const SHOWN = 8;

/** A change of posts that are there: which ones, for a move also when, and then the user's word. */
export async function changePosts(talk: Talk, slots: Slots, asked: ChangeName): Promise<EngineAnswer> {
  const { memory, user } = talk.turn;
  if (!isAtLeast(user.role, 'editor'))
    return answer(
      reply('Your role in this workspace does not let you change posts. An editor or the owner can do it.', {
        intent: 'out_of_scope',
      }),
      memory,
    );
  const change =
    memory.change && (memory.asked === 'which_post' || memory.asked === 'new_time')
      ? memory.change.change
      : asked;
  const { posts, more } = await candidates(talk, change);
  if (posts.length === 0)
    return answer(
      reply(NOTHING[change], {
        intent: INTENT[change],
        actions: ['Show my scheduled posts', 'Create new content'],
      }),
      { ...memory, change: null, asked: null },
    );
  const meant = meantPosts(talk, slots, posts, change);
  if (meant.length === 0)
    return askWhich(talk, change, posts, 'I found no such post.', timeSaid(talk, change, null));
  if (
    new Set(meant.map(({ post_id }) => post_id)).size > 1 &&
    !/\b(?:all|every|everything|both|them)\b/.test(talk.plain)
  )
    return askWhich(talk, change, meant, '', timeSaid(talk, change, null));
  if (change !== 'reschedule') return confirmChange(talk, change, meant, null, more);
  return moved(talk, slots, meant, more);
}

interface Candidates {
  readonly posts: UserPost[];
  /** There may be others that are not among them. */
  readonly more: boolean;
}

async function candidates({ tools }: Talk, change: ChangeName): Promise<Candidates> {
  const lists = await Promise.all(ABLE[change].lists.map((list) => tools.listPosts({ list })));
  return {
    posts: lists.flat().filter(ABLE[change].may),
    more: lists.some(({ length }) => length >= MOST_LISTED),
  };
}

/** By number in the list shown last, by what was meant before, or by what the message says. */
function meantPosts(talk: Talk, slots: Slots, posts: readonly UserPost[], change: ChangeName): UserPost[] {
  const { memory } = talk.turn;
  const of = (list: readonly MentionedPublication[]) =>
    posts.filter(({ id }) => list.some((one) => one.id === id));
  if (keepsPosts(talk, change)) return of(memory.change?.publications ?? []);
  const listed = memory.shown?.kind === 'posts' ? memory.shown.posts : [];
  const picked = slots.choice === null ? undefined : listed.at(slots.choice);
  if (picked && !/\b(?:last|first|next) (?:\w+ )?post\b/.test(talk.plain)) return of([picked]);
  const { about, day } = partsOf(talk, change);
  if (
    /\b(?:it|that one|this one|that|them)\b/.test(about) &&
    listed.length > 0 &&
    new Set(listed.map(({ post_id }) => post_id)).size === 1
  )
    return of(listed);
  const named = postsMeant(
    standingAs(about, posts),
    about,
    { day, zone: talk.now.timeZoneId },
    change === 'reschedule' && /\bto (?:facebook|linkedin|instagram)\b/.test(about)
      ? { platforms: null }
      : slots,
  );
  if (saysLastPost(about)) return lastMade(named);
  return /\b(?:next|first) (?:\w+ )?post\b/.test(about) ? named.slice(0, 1) : named;
}

/** "The failed post": those that stand so, where the message says how. */
function standingAs(about: string, posts: readonly UserPost[]): readonly UserPost[] {
  const said = STANDING.find(([words]) => words.test(about));
  return said ? posts.filter(({ status }) => listOf(status) === said[1]) : posts;
}

const STANDING: readonly (readonly [RegExp, PostList])[] = [
  [/\b(?:failed|rejected)\b/, 'failed'],
  [/\b(?:scheduled|planned|upcoming|queued)\b/, 'open'],
  [/\b(?:published|posted)\b/, 'over'],
];

/** "At eleven" of what was to be moved; a message that names a post means that one. */
function keepsPosts({ turn, plain }: Talk, change: ChangeName): boolean {
  const { asked, change: before } = turn.memory;
  if (!before || before.publications.length === 0) return false;
  if (asked === 'new_time') return true;
  return (
    asked === 'confirmation' &&
    change === 'reschedule' &&
    before.change === change &&
    !/\b(?:posts?|one)\b/.test(plain)
  );
}

/** The new time, as far as it is said with the post. */
function timeSaid(talk: Talk, change: ChangeName, known: When | null): When | null {
  if (change !== 'reschedule') return null;
  const said = talk.turn.memory.asked === 'which_post' ? null : partsOf(talk, change).when;
  const resolved = said ? resolveWhen(said, known, talk.now) : null;
  return resolved?.kind === 'when' ? resolved.when : (talk.turn.memory.change?.when ?? null);
}

function moved(
  talk: Talk,
  slots: Slots,
  meant: readonly UserPost[],
  more: boolean,
): Promise<EngineAnswer> | EngineAnswer {
  const { memory } = talk.turn;
  const said = keepsPosts(talk, 'reschedule')
    ? slots.when
    : memory.asked === 'which_post'
      ? null
      : partsOf(talk, 'reschedule').when;
  const first = meant[0] ? timeOf(meant[0], talk.now.timeZoneId) : null;
  const planned: When | null = first
    ? { kind: 'at', scheduled_time: localText(first), timezone: talk.now.timeZoneId }
    : null;
  const known = (keepsPosts(talk, 'reschedule') ? memory.change?.when : null) ?? planned;
  if (!said)
    return memory.change?.when?.kind === 'at'
      ? confirmChange(talk, 'reschedule', meant, memory.change.when, more)
      : askTime(talk, meant, '');
  const resolved = resolveWhen(said, known, talk.now);
  if (resolved.kind === 'when' && resolved.when.kind === 'at')
    return confirmChange(talk, 'reschedule', meant, resolved.when, more);
  if (resolved.kind === 'when' && resolved.when.kind === 'now')
    return confirmChange(talk, 'publish_now', meant, null, more);
  return askTime(talk, meant, 'time' in resolved ? faultyTime(resolved, talk) : '');
}

const remember = (talk: Talk, change: ChangeInProgress) => ({ ...talk.turn.memory, change, proposal: null });

function askTime(talk: Talk, meant: readonly UserPost[], fault: string): EngineAnswer {
  const [post] = meant;
  const question = post
    ? `${nameOf(post)} is planned for ${whenOf(post, talk.now)}. What is the new time?`
    : 'What is the new time?';
  return answer(
    reply([fault, question].filter(Boolean).join('\n\n'), {
      intent: 'reschedule',
      actions: ['Tomorrow at 9:00 AM', 'An hour later', 'Leave it'],
    }),
    {
      ...remember(talk, { change: 'reschedule', publications: meant.map(mentioned), when: null }),
      asked: 'new_time',
    },
  );
}

function askWhich(
  talk: Talk,
  change: ChangeName,
  posts: readonly UserPost[],
  fault: string,
  when: When | null,
): EngineAnswer {
  const listed = posts.slice(0, SHOWN);
  const lines = listed.map((post, at) => `${at + 1}. ${nameOf(post)}, ${whenOf(post, talk.now)}`);
  return answer(
    reply([fault, `Which post shall I ${VERB[change]}?`, lines.join('\n')].filter(Boolean).join('\n\n'), {
      intent: INTENT[change],
      actions: [...listed.slice(0, 4).map((_, at) => `Number ${at + 1}`), 'Leave it'],
    }),
    {
      ...remember(talk, { change, publications: [], when }),
      asked: 'which_post',
      shown: { kind: 'posts', posts: listed.map(mentioned) },
    },
  );
}
