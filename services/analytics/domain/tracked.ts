import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { MessageWithValues } from '@carillon/contracts/words/message-with-values.ts';
import type { Figures } from './figures.ts';

/** A page, account or profile of a workspace's whose figures are read. */
export interface TargetRef {
  readonly workspaceId: string;
  readonly platform: PlatformName;
  /** The page id that identity resolves; LinkedIn's profile has none. */
  readonly pageId: string | null;
  readonly targetId: string;
  readonly targetName: string;
}

export const targetKey = ({
  workspaceId,
  platform,
  targetId,
}: Pick<TargetRef, 'workspaceId' | 'platform' | 'targetId'>): string =>
  `${workspaceId} ${platform} ${targetId}`;

export interface TrackedTarget extends TargetRef {
  /** False while its workspace hasn't connected it: nothing is read, and earlier readings stay. */
  readonly connected: boolean;
  readonly followers: number | null;
  readonly accountDueAt: Date;
  readonly firstReadAt: Date | null;
  readonly readAt: Date | null;
  /** Why the last reading failed, for the user; null when it did not. */
  readonly fault: string | null;
  /** Its message and values; earlier versions leave it out. */
  readonly faultText?: MessageWithValues | null;
  /** Readings that failed since the last that did not. */
  readonly failures: number;
  /** The number of its last batch. */
  readonly seq: number;
}

/** Facts of a publication that are known from its beginning on. */
export interface PublicationRef extends TargetRef {
  readonly id: string;
  readonly postId: string;
  readonly remoteId: string;
  readonly words: string;
  readonly content: string;
  readonly postUrl: string | null;
  readonly publishedAt: Date;
  /** Its owner took it off the list. */
  readonly removed: boolean;
}

/** One published publication. */
export interface TrackedPublication extends Omit<PublicationRef, 'content' | 'removed'> {
  readonly figures: Figures;
  readonly readAt: Date | null;
  /** Whether the last reading is a point of its curve. */
  readonly isDrawn: boolean;
  /** Whether it is no longer on the network. */
  readonly gone: boolean;
  /** How many comments it had when they were last stored. Null if they never were. */
  readonly commentsKept: number | null;
}
