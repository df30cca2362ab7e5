import { createHash } from 'node:crypto';
import type { WebhookEvent, WebhookType } from '@carillon/contracts/domain/webhook-events.ts';
import { WEBHOOK_PAYLOAD_VERSION, type WebhookPayload } from '@carillon/contracts/domain/webhook-payload.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import type { commentReceived } from '@carillon/contracts/events/analytics/comment-received.ts';
import type { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import type { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import type { PublicationFacts } from '@carillon/contracts/http/posts/publication-view.ts';

/** Something that webhooks may report. */
export interface Happening {
  readonly eventId: string;
  readonly workspaceId: string;
  readonly type: WebhookType;
  readonly at: Date;
  readonly payload: WebhookPayload;
  /** The publication whose text the payload lacks. */
  readonly textOf: string | null;
}

type DataOf<T extends WebhookType> = Extract<WebhookPayload, { type: T }>['data'];

/** @param occurrence the same whenever the event is repeated */
function happening<T extends WebhookType>(
  type: T,
  { workspaceId, at, textOf = null }: { workspaceId: string; at: Date; textOf?: string | null },
  occurrence: readonly unknown[],
  data: DataOf<T>,
): Happening {
  const hash = createHash('sha256').update(JSON.stringify([workspaceId, type, ...occurrence]));
  const id = `evt_${hash.digest('base64url').slice(0, 27)}`;
  const around = { id, version: WEBHOOK_PAYLOAD_VERSION, timestamp: at.toISOString() };
  const payload = { ...around, workspace_id: workspaceId, type, data } as WebhookPayload;
  return { eventId: id, workspaceId, type, at, payload, textOf };
}

/** A test that somebody asked for. */
export const pingOf = (workspaceId: string, webhookId: string, once: string, at: Date): Happening =>
  happening('ping', { workspaceId, at }, [once], { webhook_id: webhookId });

type PublicationEvent = Exclude<WebhookEvent, 'connection.lost' | 'comment.received'>;

/**
 * Null if it isn't reported: an intermediate state, a retry, or a post that its owner removed or deleted from its
 * network.
 */
export function happeningOfPublication({
  data,
  occurredAt,
}: EventOf<typeof publicationChanged>): Happening | null {
  const { publication, removed, workspace_id: workspaceId, revision } = data;
  const type = typeOf(publication);
  if (removed || publication.taken_down_at || !type) return null;
  const at = new Date(occurredAt);
  const common = {
    post_id: data.post_id,
    publication_id: publication.id,
    network: publication.platform,
    target_id: publication.target_id ?? publication.page_id,
    target_name: publication.target_name,
    text: null,
    due_at: publication.due_at,
  };
  const { published_at, failed_at, canceled_at, reason_code, network_message, post_url } = publication;
  const identity = { workspaceId, at, textOf: publication.id };
  switch (type) {
    case 'publication.published':
      return happening(type, identity, [publication.id, published_at], {
        ...common,
        permalink: post_url,
        published_at,
      });
    case 'publication.failed':
      return happening(type, identity, [publication.id, failed_at], {
        ...common,
        failed_at,
        reason_code,
        network_message,
      });
    case 'publication.canceled':
      return happening(type, identity, [publication.id, canceled_at], { ...common, canceled_at });
    case 'publication.scheduled':
      return happening(type, identity, [publication.id, revision], common);
  }
}

function typeOf({ status, waiting_for }: PublicationFacts): PublicationEvent | null {
  if (status === 'published' || status === 'failed' || status === 'canceled') return `publication.${status}`;
  return status === 'scheduled' && waiting_for === 'time' ? 'publication.scheduled' : null;
}

export function happeningOfConnection({
  data: { workspace_id: workspaceId, connection_id, account_name, platform, status, revision },
  occurredAt,
}: EventOf<typeof connectionChanged>): Happening | null {
  if (status !== 'lost') return null;
  const identity = { workspaceId, at: new Date(occurredAt) };
  return happening('connection.lost', identity, [connection_id ?? platform, revision], {
    network: platform,
    connection_id: connection_id ?? null,
    account_name: account_name ?? null,
  });
}

export const happeningOfComment = ({ data }: EventOf<typeof commentReceived>): Happening => {
  const { workspace_id: workspaceId, comment_id, post_id, publication_id, platform, url } = data;
  const { target_id = null, target_name, text, author, written_at } = data;
  return happening('comment.received', { workspaceId, at: new Date(written_at) }, [comment_id], {
    comment_id,
    post_id,
    publication_id,
    network: platform,
    target_id,
    target_name,
    text,
    author,
    permalink: url,
    written_at,
  });
};
