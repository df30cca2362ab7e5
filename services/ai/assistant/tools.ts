import type { DraftDetails } from '@carillon/contracts/domain/draft-details.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PostList } from '@carillon/contracts/domain/publication.ts';
import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import type { GeneratedPost } from '@carillon/contracts/http/ai/generated-posts.ts';
import type { Writer } from '@carillon/contracts/http/ai/writer.ts';
import type { Range } from '@carillon/contracts/http/analytics/figures.ts';
import type { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import type { FollowersOfPlatform } from '@carillon/contracts/http/analytics/get-followers.ts';
import type { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import type { CommentReply, InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import type { PostWithFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import type { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { Text } from '@carillon/contracts/text.ts';
import type { Span } from './acting/lookups/span.ts';

/** Where a publication may go. */
export interface Target {
  readonly platform: PlatformName;
  /** The id of the page, account or profile. */
  readonly page_id: string;
  readonly name: string;
}

/** How a network stands for the workspace; `reconnect` where it no longer takes the connection. */
export interface Network {
  readonly platform: PlatformName;
  readonly state: 'connected' | 'reconnect' | 'not_connected' | 'not_set_up';
  readonly targets: readonly Target[];
}

export interface WrittenDrafts {
  readonly drafts: readonly Pick<GeneratedPost, 'content' | 'hashtags'>[];
  readonly writer: Writer;
}

/** A text that /create-post is to open with. */
export interface DraftToKeep {
  readonly topic: string;
  readonly text: string;
  readonly hashtags: readonly string[];
  readonly platforms: readonly PlatformName[];
}

export interface PostFilter {
  readonly list: PostList;
  readonly platform?: PlatformName;
}

export interface CommentFilter {
  /** Under all its publications. */
  readonly post_id?: string;
  readonly platform?: PlatformName;
}

/** The newest comments; `more` where there are others. */
export interface FoundComments {
  readonly comments: readonly InboxComment[];
  readonly more: boolean;
}

/** As many comments are looked at. */
export const MAX_COMMENTS = 200;

/** As many publications of one list are looked at; where there are as many, there may be more. */
export const MAX_LISTED = 200;

export type BestTimes = Pick<ReplyOf<typeof getBestTimes>, 'best' | 'basis' | 'posts'>;
export type Overview = Omit<ReplyOf<typeof getOverview>, 'success'>;
export type PostDetail = ReplyOf<typeof getPost>['post'];

/**
 * Lookups and writing tasks of an engine, with the user's own rights. Nothing here publishes to a network or deletes
 * anything. A refusal throws an `AppError`, whose message is for the user.
 */
export interface Tools {
  /** Every network, in the order of the product. */
  networks(): Promise<readonly Network[]>;
  /** Costs words. */
  writeDrafts(topic: string, details: DraftDetails): Promise<WrittenDrafts>;
  /** Costs the words of a text for a post that an engine wrote itself. */
  countWords(text: string): Promise<void>;
  findHashtags(topic: string): Promise<readonly FoundHashtag[]>;
  /** By the clocks of the user's zone. */
  bestTimes(platforms: readonly PlatformName[]): Promise<BestTimes>;
  overview(days: Range): Promise<Overview>;
  /** The posts of the last days that people did most with, the best first. */
  topPosts(days: Range): Promise<readonly PostWithFigures[]>;
  /**
   * Returns the posts published in the last days, each with its figures, the latest first; at most `MAX_FIGURES`.
   * @param search words that its text has
   */
  figures(days: number, search?: string): Promise<readonly PostWithFigures[]>;
  /** How followers changed, of each network that was read on these days. */
  followers(span: Span): Promise<readonly FollowersOfPlatform[]>;
  /** `open` the soonest first, the others the latest first; `MAX_LISTED` at the most. */
  listPosts(filter: PostFilter): Promise<readonly UserPost[]>;
  /** Every publication of these posts, on all networks and in all lists. */
  publicationsOf(postIds: readonly string[]): Promise<readonly UserPost[]>;
  /** The fifty drafts that were changed last. */
  drafts(): Promise<readonly DraftSummary[]>;
  getPost(id: string): Promise<PostDetail>;
  /** Whether this server sells plans. */
  sellsPlans(): Promise<boolean>;
  /** Comments on posts, the newest first, at most `MAX_COMMENTS`. */
  comments(filter: CommentFilter): Promise<FoundComments>;
  /** Answers with the address of its page. */
  keepDraft(draft: DraftToKeep): Promise<string>;
}

/** A reply as it was confirmed. */
export interface ReplyToSend {
  /** Sent once under it. */
  readonly id: string;
  readonly comment_id: string;
  /** The reply that its writer saw with the comment; null where there was none. */
  readonly seen_reply_id: string | null;
  readonly text: string;
}

/**
 * Commands that change planned and published posts, and answer comments; only a confirmed proposal runs these.
 * Commands on posts return a sentence for the user.
 */
export interface Commands {
  reschedule(publicationId: string, scheduledTime: string, timezone: string): Promise<string | Text>;
  cancel(publicationId: string): Promise<string | Text>;
  publishNow(publicationId: string): Promise<string | Text>;
  retry(publicationId: string): Promise<string | Text>;
  deletePost(postId: string): Promise<string | Text>;
  /** Deletes a published one from its network, for everyone. */
  takeDown(publicationId: string): Promise<string | Text>;
  replyToComment(reply: ReplyToSend): Promise<CommentReply>;
}
