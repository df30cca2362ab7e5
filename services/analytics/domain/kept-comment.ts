import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import type { Text } from '@carillon/contracts/text.ts';

/** The workspace's answer to a comment. `sending` is recorded before the network is called. */
export interface KeptReply {
  readonly id: string;
  readonly text: string;
  readonly state: 'sending' | 'sent' | 'failed' | 'unknown';
  readonly at: Date;
  /** Why it failed. */
  readonly reason: string | Text | null;
  /** Until then only one process sends it, or finds out what happened to it. */
  readonly leasedUntil: Date;
  /** When a collector finds out what became of it; null when that is known. */
  readonly checkAt: Date | null;
}

/** The outcome of a reply. */
export interface ReplyEnd extends Pick<KeptReply, 'state' | 'reason'> {
  /** The network's id of it, once it is known. */
  readonly remoteId?: string | undefined;
  /** When it is looked for next, while it is not known. */
  readonly checkAt?: Date;
}

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
  /** The page, account or profile; null where an earlier version kept the comment and its publication is gone. */
  readonly targetId: string | null;
  readonly targetName: string;
  readonly author: string | null;
  readonly text: string;
  readonly url: string | null;
  /** When it was written or, where the network does not say, first read. */
  readonly at: Date;
  /** Null until it is known. */
  readonly mood: Sentiment | null;
  readonly liked: boolean;
  readonly hidden: boolean;
  readonly reply: KeptReply | null;
  /** When it was first read. */
  readonly keptAt: Date;
}

/** The workspace's like and hide of a comment on its network. */
export type CommentSwitches = Pick<KeptComment, 'liked' | 'hidden'>;

/** The same, as one member has it. */
export interface OwnComment extends KeptComment {
  readonly read: boolean;
}
