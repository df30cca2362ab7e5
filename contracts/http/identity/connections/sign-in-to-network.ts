import { z } from 'zod';
import { givenId, textUpTo } from '../../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../../domain/platforms.ts';
import { defineOperation } from '../../../operation.ts';
import { sentence } from '../../../text.ts';
import { messageWithValues } from '../../../words/message-with-values.ts';

/**
 * Connects an account of a network that has no consent page for it, or renews its connection. The password is one that the
 * user made for Carillon there; it is used once and not stored.
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
    /** The connection that is to be made again. */
    connection_id: givenId.nullish(),
  }),
  response: z.object({
    connection_id: z.string(),
    /** `other_account`: another account was connected than the one that was to be connected again. */
    reason: z.enum(['connected', 'other_account']),
    message: z.string(),
    message_text: messageWithValues.optional(),
  }),
  errors: [
    ...(['not_authenticated', 'validation_failed', 'network_not_set_up', 'plan_limit'] as const),
    ...(['wrong_credentials', 'connection_refused', 'network_unavailable'] as const),
  ],
});
