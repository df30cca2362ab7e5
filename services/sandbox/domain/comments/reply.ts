import type { PostOptions } from '../post.ts';
import type { Persona } from './personas.ts';

/** An app's reply under a post or a comment, in the name of the post's author. */
export interface Reply {
  readonly id: string;
  readonly postId: string;
  /** The comment that it is to; null for one on the post. */
  readonly parentId: string | null;
  readonly text: string;
  readonly createdAt: Date;
  /** The author, if it may be somebody other than the post's. */
  readonly author?: Persona | null;
  readonly options?: PostOptions;
}
