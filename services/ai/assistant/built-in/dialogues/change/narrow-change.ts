import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { When } from '../../../memory.ts';
import type { ProposedChange } from '../../../proposal.ts';
import type { Slots } from '../../read-message.ts';
import { narrowing } from '../../slots/change-verb.ts';
import { chosenOf } from '../../slots/choice.ts';
import { namedByWords, timeOf } from '../../slots/which-posts.ts';
import { sentencesOf, type Talk } from '../../talk.ts';
import { dayIn } from './change-message.ts';
import { confirmChange } from './confirm-change.ts';

/** "Only the Facebook one" to "Shall I cancel them?": fewer are proposed. Null where the message says no such thing. */
export async function narrowChange(talk: Talk, slots: Slots): Promise<EngineAnswer | null> {
  const { proposal } = talk.turn.memory;
  const how = narrowing(talk.plain);
  if (proposal?.kind !== 'change' || proposal.tried || how === null) return null;
  const posts = await proposedPosts(talk, proposal);
  const named = namedOf(talk, slots, posts);
  const left = how === 'only' ? named : posts.filter((post) => !named.includes(post));
  const when = whenOf(proposal);
  if (named.length === 0 || left.length === 0)
    return confirmChange(talk, proposal.change, posts, when, {
      note: sentencesOf(talk).changes.noneThatWay,
    });
  return proposal.change === 'delete'
    ? narrowDelete(talk, posts, left)
    : confirmChange(talk, proposal.change, left, when);
}

async function proposedPosts({ tools }: Talk, { publications }: ProposedChange): Promise<UserPost[]> {
  const found = await tools.publicationsOf(publications.map(({ post_id }) => post_id));
  return publications.flatMap(({ id }) => found.find((post) => post.id === id) ?? []);
}

/** By network, by number in the list, by day, by words. */
function namedOf(talk: Talk, { platforms, choice }: Slots, posts: readonly UserPost[]): readonly UserPost[] {
  const names = platforms && typeof platforms.names !== 'string' ? platforms.names : [];
  if (names.length > 0) return posts.filter(({ platform }) => names.includes(platform));
  const chosen = chosenOf(posts, choice);
  if (chosen) return posts.filter(({ post_id }) => post_id === chosen.post_id);
  const day = dayIn(talk.plain, talk.now);
  const onDay = posts.filter((post) => day && timeOf(post, talk.now.timeZoneId)?.toPlainDate().equals(day));
  return onDay.length > 0 ? onDay : namedByWords(posts, `${talk.plain} ${talk.named}`);
}

const whenOf = ({ scheduled_time, timezone }: ProposedChange): When | null =>
  scheduled_time && timezone ? { kind: 'at', scheduled_time, timezone } : null;

/** A post is there or gone as a whole; on one network it can be canceled while it is planned. */
function narrowDelete(
  talk: Talk,
  all: readonly UserPost[],
  left: readonly UserPost[],
): Promise<EngineAnswer> {
  const isWhole = ({ post_id }: UserPost) =>
    all.every((one) => one.post_id !== post_id || left.includes(one));
  const whole = left.filter(isWhole);
  if (whole.length === left.length) return confirmChange(talk, 'delete', left, null);
  const planned = left.filter(({ can_cancel }) => can_cancel);
  if (planned.length === left.length)
    return confirmChange(talk, 'cancel', planned, null, {
      note: sentencesOf(talk).changes.wholeCancel,
    });
  return confirmChange(talk, 'delete', whole.length > 0 ? whole : all, null, {
    note: sentencesOf(talk).changes.wholeDelete,
  });
}
