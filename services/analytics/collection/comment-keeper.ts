import type { CommentList } from '@carillon/social/capabilities/comments.ts';
import type { TrackedPublication } from '../domain/tracked.ts';

/** Keeps what people said under a publication. */
export interface CommentKeeper {
  /**
   * Everything the network has now. The same comments come again, so storing them twice must change nothing. If the
   * list is complete (`truncated` is false), comments missing from it are no longer on the network.
   * @param readFrom when the reading began; the workspace's actions on a comment since then stay
   * @returns whether anything is new to the users who look at the inbox
   */
  keep(publication: TrackedPublication, list: CommentList, readFrom: Date): Promise<boolean>;
}
