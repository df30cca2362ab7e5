import { mailEnvelope } from '@carillon/contracts/domain/mail.ts';
import { z } from 'zod';

const words = z.string().max(1000);
const link = z.url().max(2000);

/** One of a list: what happened, more of it, and where it is. */
const item = z.object({ text: words, note: words, link: link.nullable() });
export type NoticeItem = z.output<typeof item>;

/** Against the week before; null where it is not known. */
const comparedValue = z.object({ value: z.number().nullable(), before: z.number().nullable() });

/** A post and where it goes. */
const placedPost = z.object({ words, target: words, link });

/** The content of mails that this service sends on its own: values, whose sentences are in `mail/kinds`. */
export const noticeContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('failed_posts'),
    workspace: words,
    items: z.array(item),
    /** The total number, of which the items are the newest. */
    count: z.int(),
    link,
  }),
  z.object({
    kind: z.literal('lost_connections'),
    workspace: words,
    items: z.array(item),
    count: z.int(),
    link,
  }),
  z.object({
    kind: z.literal('approval_requests'),
    workspace: words,
    items: z.array(item),
    count: z.int(),
    link,
  }),
  z.object({
    kind: z.literal('weekly_summary'),
    workspace: words,
    /** The first and the last day of the week that is over. */
    from: z.iso.date(),
    to: z.iso.date(),
    published: comparedValue,
    failed: z.int(),
    likes: comparedValue,
    comments: comparedValue,
    shares: comparedValue,
    reach: comparedValue,
    best: placedPost.extend({ engagement: z.int() }).nullable(),
    /** Posts of the coming week, in order. `planned` counts all of them. */
    next: z.array(placedPost.extend({ at: z.iso.datetime() })),
    planned: z.int(),
    link,
  }),
]);
export type NoticeContent = z.output<typeof noticeContent>;

/** A sealed mail that can be turned off. */
export const noticeEnvelope = mailEnvelope.extend({
  content: noticeContent,
  /** The token that turns mails of its kind off. */
  unsubscribe: z.string().max(500),
});
export type NoticeEnvelope = z.output<typeof noticeEnvelope>;
