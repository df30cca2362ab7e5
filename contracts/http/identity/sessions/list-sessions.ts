import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

/** The maximum number listed. */
export const SESSIONS_LISTED = 100;

/** Where a user is logged in. Only they see this. */
export const userSession = z.object({
  id: z.string(),
  /** Browser and device in plain words, such as "Firefox on Windows"; null where the browser did not tell. */
  device: z.string().nullable(),
  /** The network address that the login came from; null for one of long ago. */
  address: z.string().nullable(),
  started_at: z.iso.datetime(),
  /** Up to five minutes old. */
  last_seen_at: z.iso.datetime(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type UserSession = z.output<typeof userSession>;

/** The newest first. */
export const listSessions = defineOperation({
  id: 'identity.listSessions',
  method: 'GET',
  path: '/user/sessions',
  access: 'viewer',
  ofUser: true,
  summary: 'List the user’s sessions',
  response: z.object({ success: z.literal(true), sessions: z.array(userSession).max(SESSIONS_LISTED) }),
  errors: ['not_authenticated'],
});
