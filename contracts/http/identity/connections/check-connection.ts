import { z } from 'zod';
import { platformId } from '../../../domain/platform-id.ts';
import { defineOperation } from '../../../operation.ts';

const target = z.object({ id: z.string(), name: z.string(), picture: z.string().nullable() });
const base = z.object({
  connected: z.boolean(),
  platform_id: platformId,
  /** The name of the person who connected the account. */
  name: z.string().nullable(),
  /** Set when the network no longer accepts the connection and it must be made again. */
  reconnect: z.boolean(),
  /** False where the network is not set up on this server: no connection can be made. */
  available: z.boolean().default(true),
});

export type ConnectionTarget = z.infer<typeof target>;

export const checkFacebook = defineOperation({
  id: 'identity.checkFacebook',
  method: 'GET',
  path: '/facebook/check-connection',
  access: 'viewer',
  scope: 'posts:read',
  summary: 'Check whether Facebook is connected, and with which pages',
  response: base.extend({ pages: z.array(target) }),
  errors: ['not_authenticated'],
});

export const checkInstagram = defineOperation({
  id: 'identity.checkInstagram',
  method: 'GET',
  path: '/instagram/check-connection',
  access: 'viewer',
  scope: 'posts:read',
  summary: 'Check whether Instagram is connected, and with which accounts',
  response: base.extend({ accounts: z.array(target) }),
  errors: ['not_authenticated'],
});

export const checkLinkedin = defineOperation({
  id: 'identity.checkLinkedin',
  method: 'GET',
  path: '/linkedin/check-connection',
  access: 'viewer',
  scope: 'posts:read',
  summary: 'Check whether LinkedIn is connected',
  response: base.extend({
    user_platform_id: z.string().nullable(),
    /** The pages that the member administers, where this server's app may publish to them. */
    organizations: z.array(target).default([]),
  }),
  errors: ['not_authenticated'],
});
