export interface CommentsRequest {
  readonly targetId: string;
  readonly accessToken: string;
  /** The network's id of the post. */
  readonly postId: string;
  /** Nothing is read beyond so many. */
  readonly limit: number;
  /** No page is asked for after that. */
  readonly until: Date;
  /** Ends the call that is under way: what was found by then is given, and where that is nothing it fails. */
  readonly signal?: AbortSignal;
}

export interface NetworkComment {
  readonly id: string;
  readonly text: string;
  /** Null when the network does not say. */
  readonly createdAt: Date | null;
  /** Where people see it, when the network says. */
  readonly url: string | null;
}

export interface CommentList {
  readonly comments: readonly NetworkComment[];
  /** Whether there may be more than were read. */
  readonly truncated: boolean;
}

/** The code of the SocialError with which a network says that it lets no app read these comments at all. */
export const COMMENTS_UNAVAILABLE = 'comments_unavailable';

/** Reads what people say about a post. All calls throw SocialError and nothing else. */
export interface Comments {
  /** Comments and replies that have a text, without those of the target itself. */
  list(request: CommentsRequest): Promise<CommentList>;
}
