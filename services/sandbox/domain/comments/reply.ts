import type { PostOptions } from '../post.ts';

/** What an app wrote under a post or a comment, in the name of who posted. */
export interface Reply {
  readonly id: string;
  readonly postId: string;
  /** The comment that it is to; null for one on the post. */
  readonly parentId: string | null;
  readonly text: string;
  readonly createdAt: Date;
  /** Who wrote it, where it need not be the post's author. */
  readonly author?: { readonly id: string; readonly name: string };
  readonly options?: PostOptions;
}
