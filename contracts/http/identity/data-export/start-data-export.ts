import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { confirmation } from '../account/confirmation.ts';

/** Gives a confirmed user a ticket, which opens the download once, within minutes, in this session. */
export const startDataExport = defineOperation({
  id: 'identity.startDataExport',
  method: 'POST',
  path: '/user/data-export',
  access: 'viewer',
  ofUser: true,
  rate: 'strict',
  summary: 'Request a download of all your data',
  body: z.object(confirmation),
  response: z.object({ success: z.literal(true), ticket: z.string(), expires_at: z.iso.datetime() }),
  errors: [
    ...(['not_authenticated', 'validation_failed', 'conflict', 'fresh_login_needed'] as const),
    ...(['passkey_refused', 'too_many_requests'] as const),
  ],
});
