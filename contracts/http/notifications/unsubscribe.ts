import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { MAIL_NOTICES } from '../../domain/mail-notices.ts';
import { defineOperation } from '../../operation.ts';

/** The signed token of a mail's link: a user, a workspace and a kind of mail. It gives access to nothing else. */
const token = textUpTo(500);

const reply = z.object({
  success: z.literal(true),
  kind: z.enum(MAIL_NOTICES),
  /** The workspace's name. Null if the user is no longer a member, and so gets no mails about it. */
  workspace: z.string().nullable(),
  /** Whether these mails are sent now. */
  on: z.boolean(),
});
export type UnsubscribeReply = z.output<typeof reply>;

/** One click in a mail program (RFC 8058), or the page that the mail leads to. Nobody has to log in. */
export const unsubscribe = defineOperation({
  id: 'notifications.unsubscribe',
  method: 'POST',
  path: '/unsubscribe',
  access: 'public',
  signedLink: true,
  summary: 'Turn off the emails that a link belongs to',
  query: z.object({ token }),
  response: reply,
  errors: ['link_invalid'],
});

/** Mail programs and scanners open links: that changes nothing, and leads to the page. */
export const openUnsubscribe = defineOperation({
  id: 'notifications.openUnsubscribe',
  method: 'GET',
  path: '/unsubscribe',
  access: 'public',
  summary: 'Redirect to the page that turns emails off',
  query: z.object({ token }),
  status: 302,
  response: z.object({}),
});

export const resubscribe = defineOperation({
  id: 'notifications.resubscribe',
  method: 'POST',
  path: '/unsubscribe/undo',
  access: 'public',
  summary: 'Turn these emails on again',
  body: z.object({ token }),
  response: reply,
  errors: ['link_invalid'],
});
