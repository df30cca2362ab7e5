import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

/**
 * For pages with actions that need a mail: whether mails are sent, stored for `/mailbox`, or switched off
 * (`domain/mail-mode.ts`).
 */
export const getMailState = defineOperation({
  id: 'identity.getMailState',
  method: 'GET',
  path: '/mail-state',
  access: 'public',
  summary: 'Get whether the server sends email',
  response: z.object({ mail: z.enum(['smtp', 'mailbox', 'none']) }),
});
