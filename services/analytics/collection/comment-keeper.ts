import type { CommentList } from '@carillon/social/capabilities/comments.ts';
import type { TrackedPublication } from '../domain/tracked.ts';

/** Keeps what people said under a publication. */
export interface CommentKeeper {
  /**
   * Everything the network has of it now. Comes again with the same, so that keeping it twice must change nothing; what is
   * not in a list that is whole (`truncated` is false) is no longer on the network.
   * @param readFrom when the reading began: what the workspace did to a comment since then stays
   * @returns whether anything is new to the users who look at the inbox
   */
  keep(publication: TrackedPublication, list: CommentList, readFrom: Date): Promise<boolean>;
}
