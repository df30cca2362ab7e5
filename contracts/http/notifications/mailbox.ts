import { z } from 'zod';
import { givenId, textUpTo } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';

const keptMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  at: z.iso.datetime(),
});
export type KeptMailView = z.output<typeof keptMail>;

/**
 * Mails that weren't sent because no mail server is set. There are none, and no page, unless Carillon can only be
 * reached from this machine.
 */
export const listMailbox = defineOperation({
  id: 'notifications.listMailbox',
  method: 'GET',
  path: '/mailbox',
  access: 'public',
  summary: 'List emails that are stored instead of sent',
  query: z.object({
    /** Within an address or a subject. */
    search: textUpTo(200).optional(),
  }),
  response: z.object({ success: z.literal(true), mails: z.array(keptMail) }),
  errors: ['not_found'],
});

export const getMailboxMail = defineOperation({
  id: 'notifications.getMailboxMail',
  method: 'GET',
  path: '/mailbox/:id',
  access: 'public',
  summary: 'Read an email that is stored instead of sent',
  params: z.object({ id: givenId }),
  response: z.object({
    success: z.literal(true),
    mail: keptMail.extend({ html: z.string(), text: z.string() }),
  }),
  errors: ['not_found'],
});
