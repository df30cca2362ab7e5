import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';
import { sentence } from '../../../text.ts';
import { confirmation } from './confirmation.ts';

/** How long a closed account can still be kept. */
export const GRACE_DAYS = 14;

/** Closes the account at once: all sessions and access tokens end, and nothing more is published. */
export const scheduleDeletion = defineOperation({
  id: 'identity.scheduleDeletion',
  method: 'POST',
  path: '/user/deletion',
  access: 'viewer',
  rate: 'strict',
  summary: 'Close the account, to be deleted two weeks later',
  body: z.object({ email: textUpTo(254).min(1, sentence`Type your email.`), ...confirmation }),
  response: z.object({ success: z.literal(true), delete_at: z.iso.datetime() }),
  errors: [
    'not_authenticated',
    'validation_failed',
    'conflict',
    'fresh_login_needed',
    'passkey_refused',
    'too_many_requests',
  ],
});
