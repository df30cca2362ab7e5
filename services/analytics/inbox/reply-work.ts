import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import type { KeptComment, KeptReply } from '../domain/kept-comment.ts';
import type { TrackedPublication } from '../domain/tracked.ts';
import type { TargetToken } from '../reading/target-token.ts';
import type { CommentStore } from '../stores/comments.ts';
import type { PublicationStore } from '../stores/publications.ts';

/** Longer than any call to a network takes: the process that holds it is done by then, or gone. */
export const REPLY_LEASE_MS = 120_000;

export interface ReplyDeps {
  readonly stores: {
    readonly comments: CommentStore;
    readonly publications: Pick<PublicationStore, 'find'>;
  };
  readonly networks: SocialNetworks;
  readonly services: Pick<ServiceClient, 'call'>;
  readonly telemetry: Pick<Telemetry, 'log'>;
  clock(): Date;
}

/** The data for sending a reply, or for finding it. */
export interface ReplyWork {
  readonly comment: KeptComment;
  readonly publication: TrackedPublication;
  readonly token: TargetToken;
  readonly reply: KeptReply;
}
