import type { Access } from './access.ts';

export interface FirstCommentRequest {
  /** The account that posted, and that comments too. */
  readonly targetId: string;
  readonly access: Access;
  /** The network's id of the post. */
  readonly postId: string;
  readonly text: string;
  /** The same for each try until one is refused: an idempotency key where the network takes one. */
  readonly key?: string;
  /** When the last try that may have got through ended, at the latest. Left out where none was made, or nobody knows. */
  readonly sentAt?: Date;
  readonly signal: AbortSignal;
  /** Whether the caller still has the lease, by the clock. */
  hasLease(): boolean;
}

/** A comment of the target's own below its post. All calls throw SocialError and nothing else. */
export interface FirstComment {
  /**
   * Idempotency keys are no proof on any network: after an `unknown` the comments are looked through before it is sent again.
   * @returns the network's id of the comment
   */
  send(request: FirstCommentRequest): Promise<string>;
  /**
   * The comment's id where it is below the post; null when it is surely not, so that sending it is safe. When it can't be
   * known now, SocialError is thrown. Absent where the network lets no app look.
   */
  find?(request: FirstCommentRequest): Promise<string | null>;
}
