import type { Access } from './access.ts';

export interface FirstCommentRequest {
  /** Who posted, who comments too. */
  readonly targetId: string;
  readonly access: Access;
  /** The network's id of the post. */
  readonly postId: string;
  readonly text: string;
  readonly signal: AbortSignal;
  /** Whether whoever asks still has the lease, by the clock. */
  hasLease(): boolean;
}

/** A comment of the target's own below its post. All calls throw SocialError and nothing else. */
export interface FirstComment {
  /**
   * No network takes an idempotency key: after an `unknown` the comments are looked through before it is sent again.
   * @returns the network's id of the comment
   */
  send(request: FirstCommentRequest): Promise<string>;
  /**
   * The comment's id where it is below the post; null when it is surely not, so that sending it is safe. When it can't be
   * known now, SocialError is thrown. Absent where the network lets no app look.
   */
  find?(request: FirstCommentRequest): Promise<string | null>;
}
