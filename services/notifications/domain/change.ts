import { needsAttention } from '@carillon/contracts/domain/attention.ts';
import type { NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import type { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import type { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import type { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import type { reviewChanged } from '@carillon/contracts/events/posts/review-changed.ts';
import type { webhookChanged } from '@carillon/contracts/events/webhooks/webhook-changed.ts';
import type { webhookPaused } from '@carillon/contracts/events/webhooks/webhook-paused.ts';
import type { PublicationFacts } from '@carillon/contracts/http/posts/publication-view.ts';
import {
  connectionSubject,
  draftSubject,
  forRole,
  forUser,
  memberSubject,
  type Notification,
  publicationSubject,
  webhookSubject,
} from './notification.ts';

/** An event's data about its subject. */
export interface Change
  extends Pick<
    Notification,
    | 'workspaceId'
    | 'subject'
    | 'at'
    | 'platform'
    | 'accountName'
    | 'targetIds'
    | 'publication'
    | 'draft'
    | 'webhook'
    | 'member'
    | 'audience'
    | 'actorId'
    | 'occurrence'
    | 'revision'
  > {
  /** Null if there is nothing to report anymore. */
  readonly kind: NotificationKind | null;
  /** Stored even if it has nothing to show, so an earlier change that arrives late has no effect. */
  readonly kept: boolean;
}

/** Fields that no review has. */
const OF_ALL = { draft: null, webhook: null, member: null, audience: null, actorId: null, accountName: null };

/** Fields of a change that is about no network. */
const OF_NONE = { platform: null, accountName: null, targetIds: [], publication: null };

/** A retry further off than this is worth a notification: the owner may not want to wait. */
const LONG_MS = 15 * 60_000;

const FIRST_REVISION = 0;

/** Null for an intermediate state, which changes no notification. */
export function changeOfPublication({ data, occurredAt }: EventOf<typeof publicationChanged>): Change | null {
  const { workspace_id, post_id, words, revision, removed, publication } = data;
  const { id, platform, target_id, status } = publication;
  if (!removed && (status === 'queued' || status === 'publishing')) return null;
  const at = new Date(occurredAt);
  const kind = removed ? null : kindOf(publication, at);
  const isKept = removed || status === 'canceled';
  // Before its first state there was nothing that it could end.
  if (revision === FIRST_REVISION && kind === null && !isKept) return null;
  return {
    ...OF_ALL,
    workspaceId: workspace_id,
    subject: publicationSubject(id),
    kind,
    occurrence: publication.failed_at ?? publication.published_at ?? '',
    kept: isKept,
    revision,
    at,
    platform,
    targetIds: target_id ? [target_id] : [],
    publication: {
      id,
      post_id,
      words,
      target_name: publication.target_name,
      due_at: publication.due_at,
      next_attempt_at: publication.next_attempt_at,
      post_url: publication.post_url,
      reason_code: publication.reason_code,
      network_message: publication.network_message,
    },
  };
}

function kindOf(publication: PublicationFacts, at: Date): NotificationKind | null {
  const { status, late, waiting_for, next_attempt_at, taken_down_at } = publication;
  if (taken_down_at) return null;
  if (needsAttention(publication)) return status === 'failed' ? 'failed' : 'waiting_for_connection';
  if (status === 'published') return late ? 'published_late' : 'published';
  if (status !== 'scheduled' || waiting_for !== 'retry' || next_attempt_at === null) return null;
  return Date.parse(next_attempt_at) - at.getTime() >= LONG_MS ? 'delayed' : null;
}

const CONNECTION_KINDS = {
  lost: 'connection_lost',
  connected: 'connection_restored',
  disconnected: null,
} as const;

export function changeOfConnection({ data, occurredAt }: EventOf<typeof connectionChanged>): Change {
  const { workspace_id, connection_id, account_name, target_ids, platform, status } = data;
  const at = new Date(occurredAt);
  return {
    ...OF_ALL,
    workspaceId: workspace_id,
    subject: connectionSubject(connection_id ?? platform),
    kind: CONNECTION_KINDS[status],
    occurrence: '',
    kept: true,
    revision: data.revision,
    at,
    platform,
    accountName: account_name ?? null,
    targetIds: target_ids ?? [],
    publication: null,
  };
}

const REVIEW_KINDS = {
  requested: 'approval_requested',
  changes_requested: 'changes_requested',
  approved: 'approved',
  withdrawn: null,
} as const;

/** Members who may approve a draft are told that it waits, and its requester is told the decision. */
export function changeOfReview({ data, occurredAt }: EventOf<typeof reviewChanged>): Change {
  const { draft_id, change, title, note, sent, scheduled, revision } = data;
  return {
    workspaceId: data.workspace_id,
    subject: draftSubject(draft_id),
    kind: REVIEW_KINDS[change],
    occurrence: `${revision}`,
    kept: true,
    revision,
    at: new Date(occurredAt),
    ...OF_NONE,
    draft: { id: draft_id, title, note, sent, ...(scheduled !== undefined && { scheduled }) },
    webhook: null,
    member: null,
    audience: change === 'requested' ? forRole(data.reviewers) : forUser(data.requested_by),
    actorId: data.actor_id,
  };
}

/** Describes the pause of a webhook by Carillon, for users who may fix it. */
export const changeOfPause = (event: EventOf<typeof webhookPaused>): Change => ({
  ...ofWebhook(event),
  kind: 'webhook_paused',
  occurrence: event.occurredAt,
  webhook: { id: event.data.webhook_id, name: event.data.name, because: event.data.because },
});

/** Null for what does not end a pause of Carillon's. */
export function changeOfWebhook(event: EventOf<typeof webhookChanged>): Change | null {
  const { change } = event.data;
  const ends = change === 'resumed' || change === 'paused' || change === 'removed';
  return ends ? { ...ofWebhook(event), kind: null, occurrence: '', webhook: null } : null;
}

/** Not all of its events have a revision: their times put them in order. */
const ofWebhook = ({ data, occurredAt }: EventOf<typeof webhookChanged> | EventOf<typeof webhookPaused>) => ({
  workspaceId: data.workspace_id,
  subject: webhookSubject(data.webhook_id),
  kept: true,
  at: new Date(occurredAt),
  revision: Date.parse(occurredAt),
  ...OF_NONE,
  draft: null,
  member: null,
  audience: forRole('editor'),
  actorId: null,
});

/** Describes a closed account for the other members, and the end of an account for the member who owns its workspace now. */
export function changeOfMember({ data, occurredAt }: EventOf<typeof memberChanged>): Change | null {
  const { workspace_id, member_id: id, name, change, delete_at = null } = data;
  if (change === 'joined' || change === 'role') return null;
  const becameOwner = change === 'succeeded';
  return {
    workspaceId: workspace_id,
    subject: memberSubject(id),
    kind: MEMBER_KINDS[change],
    occurrence: occurredAt,
    kept: change === 'reopened',
    revision: Date.parse(occurredAt),
    at: new Date(occurredAt),
    ...OF_NONE,
    draft: null,
    webhook: null,
    member: { id, name, delete_at },
    audience: becameOwner ? forUser(id) : null,
    actorId: becameOwner ? null : id,
  };
}

const MEMBER_KINDS = {
  closed: 'member_closed',
  succeeded: 'became_owner',
  reopened: null,
  left: null,
  removed: null,
} as const;
