import type { DraftDetails } from '@carillon/contracts/domain/draft-details.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { TalkLanguage } from './languages/language.ts';
import type { ChangeName, MentionedPublication, Proposal, ProposedChange, ProposedPost } from './proposal.ts';
import type { Target } from './tools.ts';

/** A local time in a zone, or at once; a day alone (YYYY-MM-DD) still needs its time, and the best time to be chosen. */
export type When =
  | { readonly kind: 'now' }
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'best'; readonly date: string | null }
  | { readonly kind: 'at'; readonly scheduled_time: string; readonly timezone: string };

export interface OfferedDraft {
  readonly content: string;
  readonly hashtags: readonly string[];
}

/** The post that is being written. */
export interface PostInProgress {
  /** Its topic; null until the user answers. */
  readonly topic: string | null;
  readonly details: DraftDetails;
  /** Those that were offered, as they were numbered. */
  readonly drafts: readonly OfferedDraft[];
  /** The chosen text, without hashtags of its own; null until there is one. */
  readonly text: string | null;
  readonly hashtags: readonly string[];
  /** False where the user wants none. */
  readonly with_hashtags: boolean;
  readonly platforms: readonly PlatformName[];
  /** Where a network has several pages or accounts, the ones that were chosen. */
  readonly targets: readonly Target[];
  readonly when: When | null;
  /** The page of the draft that was kept of it; of older conversations it is not known. */
  readonly kept?: string | null;
}

/** The assistant's last question; a short message answers it. */
export type Question =
  | 'topic'
  | 'draft'
  | 'platforms'
  | 'when'
  /** Words for the brackets that a text still has. */
  | 'gaps'
  | 'confirmation'
  | 'hashtag_topic'
  | 'which_post'
  | 'new_time';

/** The list that "the second one" refers to. */
export type ShownList =
  | { readonly kind: 'drafts' }
  | { readonly kind: 'times'; readonly times: readonly string[]; readonly timezone: string }
  | { readonly kind: 'posts'; readonly posts: readonly MentionedPublication[] };

/** A change of planned posts of which something is still asked. */
export interface ChangeInProgress {
  readonly change: ChangeName;
  readonly publications: readonly MentionedPublication[];
  readonly when: When | null;
}

/** A conversation's memory between two messages: plain JSON. */
export interface Memory {
  readonly post: PostInProgress | null;
  readonly change: ChangeInProgress | null;
  readonly asked: Question | null;
  /**
   * The proposal that the last reply asked about, or began to post: the user's next message may confirm it, also once
   * more.
   */
  readonly proposal: Proposal | null;
  /** The confirmed post, until it is posted. Only POST /ai-assistant/post-content reads it. */
  readonly confirmed: ProposedPost | null;
  readonly shown: ShownList | null;
  /** The post that was made last in this conversation. */
  readonly last_post_id: string | null;
  /** The change that was made last in this conversation, which the user may want undone. */
  readonly done?: ProposedChange | null;
  /** The last question about the workspace, as it was asked: "and on Instagram?" asks it again. */
  readonly question?: { readonly words: string; readonly intent: Intent } | null;
  /** The language of the user's last message. English until known. */
  readonly language?: TalkLanguage;
  /** The user's last message, where something refused it: "try again" is that message once more. */
  readonly refused_query: string | null;
}

export const EMPTY_MEMORY: Memory = {
  post: null,
  change: null,
  asked: null,
  proposal: null,
  confirmed: null,
  shown: null,
  last_post_id: null,
  refused_query: null,
};

/** After POST /ai-assistant/post-content has made a post of a proposal. */
export const afterPosting = (memory: Memory, proposalId: string, postId: string): Memory =>
  memory.proposal?.id === proposalId
    ? { ...EMPTY_MEMORY, last_post_id: postId, ...(memory.language && { language: memory.language }) }
    : {
        ...memory,
        confirmed: memory.confirmed?.id === proposalId ? null : memory.confirmed,
        last_post_id: postId,
      };
