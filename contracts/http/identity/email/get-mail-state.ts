import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

/** For pages that lead to what needs a mail: whether it is sent, kept for `/mailbox`, or there is none (`domain/mail-mode.ts`). */
export const getMailState = defineOperation({
  id: 'identity.getMailState',
  method: 'GET',
  path: '/mail-state',
  access: 'public',
  summary: 'Get whether the server sends email',
  response: z.object({ mail: z.enum(['smtp', 'mailbox', 'none']) }),
});
