import { z } from 'zod';
import { PLATFORM_NAMES } from '../../../domain/platforms.ts';
import { defineOperation } from '../../../operation.ts';
import { connectionView } from './connection-view.ts';

/** By network; within each, the account connected first comes first. */
export const listConnections = defineOperation({
  id: 'identity.listConnections',
  method: 'GET',
  path: '/connections',
  access: 'viewer',
  onBehalf: ['ai'],
  scope: 'posts:read',
  summary: 'List the connected accounts and their publishing targets',
  response: z.object({
    success: z.literal(true),
    connections: z.array(connectionView),
    /** The networks that this server is set up for. */
    available: z.array(z.enum(PLATFORM_NAMES)),
    /**
     * Networks of many servers that have the sandbox as one of them. Absent if there are none. The field values in
     * each one's `connect.sandbox` connect an account there.
     */
    sandboxed: z.array(z.enum(PLATFORM_NAMES)).optional(),
    /**
     * Networks that can be connected with an app password, and also on their server's own page: `beginConnecting`
     * with the `identifier` leads there. Absent if there are none, for example without a public https address.
     */
    consenting: z.array(z.enum(PLATFORM_NAMES)).optional(),
  }),
  errors: ['not_authenticated'],
});
