import type { Access } from './access.ts';

export interface CommentsRequest {
  readonly targetId: string;
  readonly access: Access;
  /** The network's id of the post. */
  readonly postId: string;
  /** The most comments to read. */
  readonly limit: number;
  /** No page is asked for after that. */
  readonly until: Date;
  /** Whether to request another page. Once false, the comments found so far are returned. */
  mayGoOn?(): boolean;
  /** Includes the target's own comments. */
  readonly withOwn?: boolean;
  /** Aborts the current call: returns the comments found so far, and fails if there are none. */
  readonly signal?: AbortSignal;
}

export interface NetworkComment {
  readonly id: string;
  readonly text: string;
  /** Null when the network does not say. */
  readonly createdAt: Date | null;
  /** Its public address, if the network reports it. */
  readonly url: string | null;
  /** The name of who wrote it, when the network says. */
  readonly author: string | null;
  /** The comment that it replies to; null for one to the post, and when the network does not say. */
  readonly parentId: string | null;
  /** Whether the target itself wrote it. */
  readonly own: boolean;
  /** Whether the target likes it; null when the network does not say. */
  readonly liked: boolean | null;
  /** Whether the target hides it from others; null when the network does not say. */
  readonly hidden: boolean | null;
}

export interface ReplyRequest {
  readonly access: Access;
  /** The comment that it is to. */
  readonly commentId: string;
  readonly text: string;
  /** The reply's own id, the same for each attempt, noted before the first one: a network may make a repetition safe by it. */
  readonly key: string;
  /** When the first attempt began. */
  readonly at: Date;
}

/** Sets a flag on a comment. Idempotent. */
export interface CommentSwitch {
  readonly access: Access;
  readonly commentId: string;
  readonly on: boolean;
}

export interface CommentList {
  readonly comments: readonly NetworkComment[];
  /** Whether there may be more than were read. */
  readonly truncated: boolean;
  /** How long after sending a reply that isn't listed certainly doesn't exist, in milliseconds; a minute by default. */
  readonly shownWithinMs?: number;
}

/** The code of the SocialError with which a network says that it lets no app read these comments at all. */
export const COMMENTS_UNAVAILABLE = 'comments_unavailable';

/** Comments under a post. All calls throw SocialError and nothing else. */
export interface Comments {
  /** Comments and replies that have a text, without those of the target itself where they are not asked for. */
  list(request: CommentsRequest): Promise<CommentList>;
  /**
   * Absent where the network lets no app reply. Idempotency keys are no proof on any network: after an `unknown` the thread is
   * read before it is sent again.
   * @returns the network's id of the reply
   */
  reply?(request: ReplyRequest): Promise<string>;
  /** Likes a comment in the target's name, or no longer. Absent where the network lets no app. */
  like?(request: CommentSwitch): Promise<void>;
  /** Hides a comment from others, or shows it again. Absent where the network lets no app. */
  hide?(request: CommentSwitch): Promise<void>;
}
