import { z } from 'zod';
import { PLATFORM_NAMES } from '../../../domain/platforms.ts';
import { defineOperation } from '../../../operation.ts';

/** Forgets a network's connections and their tokens. What is scheduled for them waits until their accounts are connected again. */
export const disconnect = defineOperation({
  id: 'identity.disconnect',
  method: 'POST',
  path: '/:platform/disconnect',
  access: 'owner',
  summary: 'Disconnect a network',
  params: z.object({ platform: z.enum(PLATFORM_NAMES) }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'not_found'],
});
