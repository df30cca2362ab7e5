import { z } from 'zod';
import { givenId, textUpTo } from '../../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../../domain/platforms.ts';
import { defineOperation } from '../../../operation.ts';
import { sentence } from '../../../text.ts';
import { messageWithValues } from '../../../words/message-with-values.ts';

/**
 * Connects an account of a network without a consent page for it, or renews its connection. The password is an app
 * password for Carillon; it is used once and not stored.
 */
export const signInToNetwork = defineOperation({
  id: 'identity.signInToNetwork',
  method: 'POST',
  path: '/connections/:network/sign-in',
  access: 'owner',
  rate: 'strict',
  summary: 'Connect an account with an app password',
  params: z.object({ network: z.enum(PLATFORM_NAMES) }),
  body: z.object({
    /** A handle, an address of the profile, or the network's id. */
    identifier: textUpTo(500).min(1, sentence`Enter your handle.`),
    password: textUpTo(500).min(1, sentence`Enter an app password.`),
    /** The connection to renew. */
    connection_id: givenId.nullish(),
  }),
  response: z.object({
    connection_id: z.string(),
    /** `other_account`: a different account was connected than the one to be renewed. */
    reason: z.enum(['connected', 'other_account']),
    message: z.string(),
    message_text: messageWithValues.optional(),
  }),
  errors: [
    ...(['not_authenticated', 'validation_failed', 'network_not_set_up', 'plan_limit'] as const),
    ...(['wrong_credentials', 'connection_refused', 'network_unavailable'] as const),
  ],
});
