import { z } from 'zod';
import { PLATFORM_NAMES } from './platforms.ts';
import { REASON_CODES } from './reason-code.ts';

/** Raised when a receiver that knows the version before could misread a payload; a new field alone does not. */
export const WEBHOOK_PAYLOAD_VERSION = 1;

/** The fields of every payload besides its data, following Standard Webhooks. Times are ISO 8601 in UTC. */
const envelope = {
  /** The same in each delivery of an event, and in the header `webhook-id`: a receiver drops what it has had. */
  id: z.string(),
  version: z.literal(WEBHOOK_PAYLOAD_VERSION),
  /** When it happened. */
  timestamp: z.iso.datetime(),
  workspace_id: z.string(),
};

const network = z.enum(PLATFORM_NAMES);

const publication = z.object({
  post_id: z.string(),
  publication_id: z.string(),
  network,
  /** The page, account or profile. */
  target_id: z.string().nullable(),
  target_name: z.string(),
  /** The text that was or will be published there. Null if the post was deleted in the meantime. */
  text: z.string().nullable(),
  due_at: z.iso.datetime().nullable(),
});

const comment = z.object({
  comment_id: z.string(),
  post_id: z.string(),
  publication_id: z.string(),
  network,
  /** The page, account or profile; null where an earlier version read the comment. */
  target_id: z.string().nullable(),
  target_name: z.string(),
  text: z.string(),
  /** Null if the network doesn't say. */
  author: z.string().nullable(),
  /** The URL of the comment or, if the network gives none, of the post. */
  permalink: z.string().nullable(),
  written_at: z.iso.datetime(),
});

/** The body of a delivery. */
export const webhookPayload = z.discriminatedUnion('type', [
  z.object({ ...envelope, type: z.literal('ping'), data: z.object({ webhook_id: z.string() }) }),
  z.object({
    ...envelope,
    type: z.literal('publication.published'),
    data: publication.extend({ permalink: z.string().nullable(), published_at: z.iso.datetime().nullable() }),
  }),
  z.object({
    ...envelope,
    type: z.literal('publication.failed'),
    data: publication.extend({
      failed_at: z.iso.datetime().nullable(),
      reason_code: z.enum(REASON_CODES).nullable(),
      /** The network's own message. */
      network_message: z.string().nullable(),
    }),
  }),
  z.object({ ...envelope, type: z.literal('publication.scheduled'), data: publication }),
  z.object({
    ...envelope,
    type: z.literal('publication.canceled'),
    data: publication.extend({ canceled_at: z.iso.datetime().nullable() }),
  }),
  z.object({
    ...envelope,
    type: z.literal('connection.lost'),
    data: z.object({
      network,
      /** The id in `GET /connections`. Null if an earlier version lost it. */
      connection_id: z.string().nullable(),
      /** The account's name on the network. */
      account_name: z.string().nullable(),
    }),
  }),
  z.object({ ...envelope, type: z.literal('comment.received'), data: comment }),
]);
export type WebhookPayload = z.output<typeof webhookPayload>;
