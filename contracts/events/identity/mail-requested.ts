import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** Somebody is to get a mail (`domain/mail.ts`), which may have a link with a secret in it: identity and notifications have the key. */
export const mailRequested = defineEvent({
  type: 'identity.mail.requested',
  version: 1,
  data: z.object({
    /** However often the event comes, there is one mail of it. */
    mail_id: z.string().max(64),
    sealed: z.string().max(16_384),
  }),
});
