import type { PublicationFacts, PublicationView } from '../../http/posts/publication-view.ts';
import { publicationOf } from './asked-by-id.ts';

/** Fields with the allowed actions. */
export const RIGHTS = ['can_edit', 'can_cancel', 'can_reschedule', 'can_retry', 'can_delete'] as const;

/** The fields that differ on another network. */
export const ON_LINKEDIN = {
  platform: 'linkedin',
  platform_id: 3,
  page_id: 'urn:li:person:Sb626344589',
} as const;

const facts = (post: string): PublicationFacts => ({
  id: publicationOf(post),
  platform: 'facebook',
  platform_id: 1,
  page_id: '104344569041026',
  target_name: 'ada',
  status: 'queued',
  due_at: null,
  scheduled_time: null,
  timezone: null,
  from_queue: false,
  series_id: null,
  published_at: null,
  failed_at: null,
  canceled_at: null,
  taken_down_at: null,
  late: false,
  attempts: 0,
  next_attempt_at: null,
  waiting_for: null,
  post_url: null,
  reason: null,
  reason_code: null,
  network_message: null,
  may_be_out: false,
  first_comment: null,
});

/** Builds a publication that is due now. */
export const queuedPublication = (
  post: string,
  due_at: string,
  fields: Partial<PublicationView> = {},
): PublicationView => ({
  ...facts(post),
  due_at,
  can_edit: true,
  can_cancel: true,
  can_reschedule: true,
  can_retry: false,
  can_delete: true,
  can_take_down: false,
  ...fields,
});

/** It waits for a time, given in UTC. */
export const scheduled = (
  post: string,
  time = '2027-01-01T10:00:00.000Z',
  fields: Partial<PublicationView> = {},
): PublicationView => ({
  ...queuedPublication(post, time),
  status: 'scheduled',
  scheduled_time: time.slice(0, 19).replace('T', ' '),
  timezone: 'UTC',
  next_attempt_at: time,
  waiting_for: 'time',
  ...fields,
});

export const canceledPublication = (post: string, canceled_at: string): PublicationView => ({
  ...scheduled(post),
  status: 'canceled',
  canceled_at,
  next_attempt_at: null,
  waiting_for: null,
  can_edit: false,
  can_cancel: false,
  can_reschedule: false,
});

/** Builds the facts of a published publication as every client receives them. */
export const publishedPublication = (post: string): PublicationFacts => ({
  ...facts(post),
  status: 'published',
  due_at: '2026-11-24T02:43:58.841Z',
  published_at: '2026-11-24T02:43:58.919Z',
  attempts: 1,
  post_url: 'http://localhost:44309/sandbox/facebook/posts/104344569041026_245903946807758',
});
