import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';

/** A comment that was read under a publication. */
export interface KeptComment {
  readonly id: string;
  readonly workspaceId: string;
  readonly platform: PlatformName;
  readonly publicationId: string;
  readonly postId: string;
  /** The network's id of it. */
  readonly remoteId: string;
  readonly postWords: string;
  readonly postUrl: string | null;
  readonly targetName: string;
  readonly text: string;
  readonly url: string | null;
  /** When it was written or, where the network does not say, first read. */
  readonly at: Date;
  /** Null until it is known. */
  readonly mood: Sentiment | null;
}

/** The same, as one member has it. */
export interface OwnComment extends KeptComment {
  readonly read: boolean;
}
