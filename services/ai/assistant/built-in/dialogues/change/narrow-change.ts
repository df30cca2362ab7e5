import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { When } from '../../../memory.ts';
import type { ProposedChange } from '../../../proposal.ts';
import { type DialogueContext, sentencesOf } from '../../dialogue-context.ts';
import type { Slots } from '../../read-message.ts';
import { narrowing } from '../../slots/change-verb.ts';
import { findChosen } from '../../slots/choice.ts';
import { namedByWords, timeOf } from '../../slots/which-posts.ts';
import { askWhich } from './ask-about-change.ts';
import { dayIn } from './change-message.ts';
import { confirmChange } from './confirm-change.ts';
import { commonTime, timesIn } from './each-time.ts';
import { candidates, filterByState } from './find-meant-posts.ts';

/** "Only the Facebook one" to "Shall I cancel them?": fewer are proposed. Null where the message says no such thing. */
export async function narrowChange(context: DialogueContext, slots: Slots): Promise<EngineAnswer | null> {
  const { proposal } = context.turn.memory;
  const how = narrowing(context.plain);
  if (proposal?.kind !== 'change' || proposal.tried || how === null) return null;
  const posts = await proposedPosts(context, proposal);
  const namedPosts = findNamedPosts(context, slots, posts);
  const remainingPosts = how === 'only' ? namedPosts : posts.filter((post) => !namedPosts.includes(post));
  const when = whenOf(proposal);
  const others = namedPosts.length === 0 ? await otherPosts(context, proposal) : [];
  if (others.length > 0) return askWhich(context, proposal.change, others, '', when);
  if (namedPosts.length === 0 || remainingPosts.length === 0)
    return confirmChange(context, proposal.change, posts, when, {
      note: sentencesOf(context).changes.noneThatWay,
      times: timesIn(proposal.publications),
    });
  if (proposal.change === 'delete') return narrowDelete(context, posts, remainingPosts);
  const isCanceling = proposal.change === 'take_down' && remainingPosts.every(({ can_cancel }) => can_cancel);
  const times = timesIn(
    proposal.publications.filter(({ id }) => remainingPosts.some((post) => post.id === id)),
  );
  const common = times && commonTime(times);
  return confirmChange(context, isCanceling ? 'cancel' : proposal.change, remainingPosts, common ?? when, {
    times: common ? null : times,
  });
}

/** "Not that one, the other one": those that were not proposed. */
async function otherPosts(
  context: DialogueContext,
  { change, publications }: ProposedChange,
): Promise<readonly UserPost[]> {
  if (!/\bother (?:one|post)s?\b/.test(context.plain)) return [];
  const { posts } = await candidates(context, change);
  return posts.filter(({ post_id }) => publications.every((one) => one.post_id !== post_id));
}

async function proposedPosts(
  { tools }: DialogueContext,
  { publications }: ProposedChange,
): Promise<UserPost[]> {
  const posts = await tools.publicationsOf(publications.map(({ post_id }) => post_id));
  return publications.flatMap(({ id }) => posts.find((post) => post.id === id) ?? []);
}

/** By network, by number in the list, by state, by day, by words. */
function findNamedPosts(
  context: DialogueContext,
  { platforms, choice }: Slots,
  posts: readonly UserPost[],
): readonly UserPost[] {
  const names = (typeof platforms?.names === 'string' ? platforms.except : platforms?.names) ?? [];
  if (names.length > 0) return posts.filter(({ platform }) => names.includes(platform));
  const chosenPost = findChosen(posts, choice);
  if (chosenPost) return posts.filter(({ post_id }) => post_id === chosenPost.post_id);
  const inState = filterByState(context.plain, posts);
  if (inState.length < posts.length) return inState;
  const day = dayIn(context.plain, context.now);
  const onDay = posts.filter(
    (post) => day && timeOf(post, context.now.timeZoneId)?.toPlainDate().equals(day),
  );
  return onDay.length > 0 ? onDay : namedByWords(posts, `${context.plain} ${context.named}`);
}

const whenOf = ({ scheduled_time, timezone }: ProposedChange): When | null =>
  scheduled_time && timezone ? { kind: 'at', scheduled_time, timezone } : null;

/** A post is there or gone as a whole; on one network it can be canceled while it is planned. */
function narrowDelete(
  context: DialogueContext,
  all: readonly UserPost[],
  remainingPosts: readonly UserPost[],
): Promise<EngineAnswer> {
  const isWhole = ({ post_id }: UserPost) =>
    all.every((one) => one.post_id !== post_id || remainingPosts.includes(one));
  const whole = remainingPosts.filter(isWhole);
  if (whole.length === remainingPosts.length) return confirmChange(context, 'delete', remainingPosts, null);
  const plannedPosts = remainingPosts.filter(({ can_cancel }) => can_cancel);
  if (plannedPosts.length === remainingPosts.length)
    return confirmChange(context, 'cancel', plannedPosts, null, {
      note: sentencesOf(context).changes.wholeCancel,
    });
  return confirmChange(context, 'delete', whole.length > 0 ? whole : all, null, {
    note: sentencesOf(context).changes.wholeDelete,
  });
}
