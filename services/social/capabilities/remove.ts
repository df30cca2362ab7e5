import type { Access } from './access.ts';

export interface RemoveRequest {
  readonly access: Access;
  /** The network's id of the post. */
  readonly postId: string;
  readonly signal?: AbortSignal;
}

/** Deletes what was published. All calls throw SocialError and nothing else. */
export interface Remove {
  /** Deletes a post for everyone. Idempotent: a post that is gone is deleted. */
  post(request: RemoveRequest): Promise<void>;
}
