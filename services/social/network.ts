import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Comments } from './capabilities/comments.ts';
import type { Connect } from './capabilities/connect.ts';
import type { FirstComment } from './capabilities/first-comment.ts';
import type { Insights } from './capabilities/insights.ts';
import type { Publish } from './capabilities/publish.ts';
import type { Remove } from './capabilities/remove.ts';

/**
 * The capabilities of one network. One is absent when the network does not have it, or when this server has no
 * credentials for the network.
 */
export interface SocialNetwork {
  readonly name: PlatformName;
  /** Whether the sandbox is one of its servers. */
  readonly hasSandbox?: boolean;
  readonly connect?: Connect;
  readonly publish?: Publish;
  readonly comments?: Comments;
  readonly firstComment?: FirstComment;
  readonly insights?: Insights;
  readonly remove?: Remove;
}

export type SocialNetworks = Readonly<Record<PlatformName, SocialNetwork>>;
