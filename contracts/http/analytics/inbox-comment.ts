import { z } from 'zod';
import { givenId, targetIds } from '../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { SENTIMENTS } from '../../domain/sentiment.ts';
import { messageWithValues } from '../../words/message-with-values.ts';

/**
 * The state of a reply. `sending` and `unknown`: it may be published, and nothing is sent until that is known.
 * `failed`: it isn't published, and `reason` says why.
 */
export const commentReply = z.object({
  id: z.string(),
  text: z.string(),
  state: z.enum(['sending', 'sent', 'failed', 'unknown']),
  at: z.iso.datetime(),
  reason: z.string().nullable(),
  reason_text: messageWithValues.optional(),
});
export type CommentReply = z.infer<typeof commentReply>;

/** A comment under a published post, as one member sees it. */
export const inboxComment = z.object({
  id: z.string(),
  platform: z.enum(PLATFORM_NAMES),
  post: z.object({
    post_id: z.string(),
    /** The first characters of its text. */
    words: z.string(),
    /**
     * The page, account or profile that published it. Null if an earlier version stored the comment and the post is
     * deleted.
     */
    target_id: z.string().nullable(),
    target_name: z.string(),
    /** Its address. Null if the network doesn't report it. */
    url: z.string().nullable(),
  }),
  /** Null if the network doesn't name the author. */
  author: z.string().nullable(),
  text: z.string(),
  /** The comment's address. Null if the network doesn't report it. */
  url: z.string().nullable(),
  /** When it was written or, where the network does not say, first read. */
  at: z.iso.datetime(),
  /** How it sounds; null while that is not known. */
  mood: z.enum(SENTIMENTS).nullable(),
  /** Whether this member has read it. */
  read: z.boolean(),
  /** The actions that the network allows on it. */
  can_reply: z.boolean(),
  can_like: z.boolean(),
  can_hide: z.boolean(),
  /** Whether the page or account that posted likes it. */
  liked: z.boolean(),
  /** Whether it hides it from others. */
  hidden: z.boolean(),
  /** The workspace's last reply. Null if there is none. */
  reply: commentReply.nullable(),
});
export type InboxComment = z.infer<typeof inboxComment>;

/** Which comments are meant; a member that is not there means all. */
export const commentFilter = z.object({
  platform: z.enum(PLATFORM_NAMES).optional(),
  targets: targetIds.optional(),
  post_id: givenId.optional(),
  mood: z.enum(SENTIMENTS).optional(),
});

/** No more are counted: a page says "1,000+". */
export const MAX_UNREAD = 1000;
/** The number of unread comments that the member may see; `MAX_UNREAD` means that many or more. */
export const unreadCount = z.number().int().min(0).max(MAX_UNREAD);
