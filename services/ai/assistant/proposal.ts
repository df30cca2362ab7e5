import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { TalkLanguage } from './languages/language.ts';
import type { Target } from './tools.ts';

/** A post that goes out once the user confirms it. The post gets the proposal's id. */
export interface ProposedPost {
  readonly kind: 'post';
  readonly id: string;
  readonly content: string;
  readonly targets: readonly Target[];
  /** Null for at once. */
  readonly scheduled_time: string | null;
  readonly timezone: string | null;
}

/** A publication as the conversation speaks of it. */
export interface MentionedPublication {
  readonly id: string;
  readonly post_id: string;
  readonly platform: PlatformName;
  readonly target_name: string;
  readonly words: string;
  /** It isn’t published yet: taking it down cancels it. */
  readonly planned?: boolean;
  /** When it was planned for before it is moved. */
  readonly before?: { readonly scheduled_time: string; readonly timezone: string } | null;
  /** Its new time, where the posts of a move get different ones. */
  readonly to?: { readonly scheduled_time: string; readonly timezone: string };
}

export type ChangeName = 'reschedule' | 'cancel' | 'publish_now' | 'retry' | 'delete' | 'take_down';

/** A change of posts that are there, made once the user confirms it. */
export interface ProposedChange {
  readonly kind: 'change';
  readonly id: string;
  readonly change: ChangeName;
  readonly publications: readonly MentionedPublication[];
  /** Only for `reschedule`. */
  readonly scheduled_time: string | null;
  readonly timezone: string | null;
  /** It was confirmed, and these are what could not be changed: only "try again" makes it once more. */
  readonly tried?: boolean;
}

/** A comment as the conversation speaks of it. */
export interface MentionedComment {
  readonly id: string;
  readonly platform: PlatformName;
  readonly author: string | null;
  readonly text: string;
  /** The reply that is there, which did not reach the network; null where there is none. */
  readonly seen_reply_id: string | null;
}

/** A reply that is not sent yet. */
export interface WaitingReply {
  /** Its own, under which it is sent once. */
  readonly id: string;
  readonly comment: MentionedComment;
  /** Null where only the user knows what to answer. */
  readonly text: string | null;
}

/** A reply to a comment, sent once the user confirms it; then the next is proposed. */
export interface ProposedReply extends WaitingReply {
  readonly kind: 'reply';
  /** In which the user is asked. */
  readonly language: TalkLanguage;
  readonly next: readonly WaitingReply[];
  /** How many there were at first. */
  readonly of: number;
}

export type Proposal = ProposedPost | ProposedChange | ProposedReply;

/** The networks of a proposal, each once. */
export const platformsOf = (proposal: Proposal): PlatformName[] => {
  if (proposal.kind === 'reply') return [proposal.comment.platform];
  const places = proposal.kind === 'post' ? proposal.targets : proposal.publications;
  return [...new Set(places.map(({ platform }) => platform))];
};

/** How many posts publications are of: one on three networks is one. */
export const postsIn = (publications: readonly Pick<MentionedPublication, 'post_id'>[]): number =>
  new Set(publications.map(({ post_id }) => post_id)).size;
