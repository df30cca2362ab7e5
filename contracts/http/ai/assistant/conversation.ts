import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../../domain/platforms.ts';
import { sentence } from '../../../text.ts';
import { localTime } from '../../posts/local-time.ts';
import { writer } from '../writer.ts';

/** Limits of messages, of conversations, and of a user's number of conversations. */
export const ASSISTANT_LIMITS = { query: 5_000, title: 80, messages: 400, conversations: 200 } as const;

/** The state of a conversation after a message; `posting` waits for POST /ai-assistant/post-content. */
export const CONVERSATION_STATES = ['idle', 'posting', 'confirmation', 'posted', 'error'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** The intent recognized in a user's message. The page continues without the user after `platform_selection`, `scheduling` and `confirmation`. */
export const INTENTS = [
  'greeting',
  'content_generation',
  'platform_selection',
  'scheduling',
  'confirmation',
  'revision',
  'cancellation',
  'hashtags',
  'best_times',
  'analytics',
  'comments',
  'list_posts',
  'post_status',
  'reschedule',
  'cancel_post',
  'publish_now',
  'product_help',
  'thanks',
  'out_of_scope',
] as const;
export type Intent = (typeof INTENTS)[number];

/** Made by the browser. */
export const conversationId = z.uuid('Use a UUID.').toLowerCase();
export const messageId = z.uuid('Use a UUID.').toLowerCase();
export const conversationParams = z.object({ id: conversationId });

const platforms = z.array(z.enum(PLATFORM_NAMES)).max(30);

/** A time that the assistant suggests. */
export const suggestedTime = z.object({
  /** The time as its reader would say it: "Tuesday, November 24 at 9:00 AM". */
  time: z.string().max(100),
  scheduled_time: localTime,
});

/** The post that the user confirmed, for POST /ai-assistant/post-content with the same `proposal_id`. */
export const confirmedPost = z.object({
  content: z.string().min(1).max(100_000),
  platforms: platforms.min(1),
  /** The post gets this id, however often it is sent. */
  proposal_id: z.uuid(),
  /** Null for a post to publish at once. */
  scheduled_time: localTime.nullable(),
  timezone: z.string().max(100).nullable(),
});
export type ConfirmedPost = z.infer<typeof confirmedPost>;

/** The assistant's reply, and what the page does with it. */
export const assistantReply = z.object({
  /** Markdown. */
  message: z.string().max(20_000),
  /** Texts of buttons; a pressed one is sent as the user's next message. */
  actions: z.array(z.string().max(200)).max(12),
  state: z.enum(CONVERSATION_STATES),
  intent: z.enum(INTENTS).nullable(),
  /** The text of the post being written. Null if there is none. */
  content: z.string().max(100_000).nullable(),
  platforms,
  /** By network, or `all`: the best time first. */
  suggestions: z.record(z.string().max(50), z.array(suggestedTime).max(10)),
  to_post: confirmedPost.nullable(),
  /**
   * In the state `confirmation`, the proposed time for the post of `content`; null to publish at once. Older messages
   * don't have it and can be either.
   */
  scheduled_time: localTime.nullable().optional(),
  timezone: z.string().max(100).nullable().default(null),
  /** The writer of this message's text. Null if nothing was written. */
  writer: writer.nullable(),
});
export type AssistantReply = z.infer<typeof assistantReply>;

/** A message as it is kept. */
export const conversationMessage = z.discriminatedUnion('role', [
  z.object({
    id: messageId,
    role: z.literal('user'),
    content: z.string().max(ASSISTANT_LIMITS.query),
    created_at: z.iso.datetime(),
  }),
  z.object({
    id: messageId,
    role: z.literal('assistant'),
    content: z.string().max(20_000),
    created_at: z.iso.datetime(),
    reply: assistantReply,
    /**
     * The post made from `to_post`. Null if there is none. The result of posting is the next message, with the state
     * `posted` or `error`.
     */
    post_id: z.string().max(200).nullable(),
  }),
]);
export type ConversationMessage = z.infer<typeof conversationMessage>;

export const conversationTitle = textUpTo(ASSISTANT_LIMITS.title)
  .trim()
  .min(1, sentence`Give the conversation a name.`);

export const conversationSummary = z.object({
  id: conversationId,
  title: z.string().max(ASSISTANT_LIMITS.title),
  /** One more with each change; what a second tab compares. */
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ConversationSummary = z.infer<typeof conversationSummary>;

export const conversation = conversationSummary.extend({
  /** The oldest first. */
  messages: z.array(conversationMessage).max(ASSISTANT_LIMITS.messages),
});
export type Conversation = z.infer<typeof conversation>;
