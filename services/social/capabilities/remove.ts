import type { Access } from './access.ts';

export interface RemoveRequest {
  readonly access: Access;
  /** The network's id of the post. */
  readonly postId: string;
  readonly signal?: AbortSignal;
}

/** Deletes published posts. All calls only throw SocialError. */
export interface Remove {
  /** Deletes a post for everyone. Idempotent: a post that is gone is deleted. */
  post(request: RemoveRequest): Promise<void>;
}
