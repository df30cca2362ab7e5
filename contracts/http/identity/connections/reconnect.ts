import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';
import { BEGIN_ERRORS } from './begin-connecting.ts';

/** As `beginConnecting`, for an account that has a connection: the plan has room for it. */
export const reconnect = defineOperation({
  id: 'identity.reconnect',
  method: 'POST',
  path: '/connections/:id/reconnect',
  access: 'owner',
  rate: 'strict',
  summary: 'Get the URL for reconnecting an account',
  params: z.object({ id: givenId }),
  response: z.object({ auth_url: z.url() }),
  errors: ['not_authenticated', 'not_found', ...BEGIN_ERRORS],
});
