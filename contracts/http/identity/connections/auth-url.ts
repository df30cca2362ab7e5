import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { BEGIN_ERRORS } from './begin-connecting.ts';

const reply = z.object({ auth_url: z.url() });

/** Starts connecting: the browser goes to `auth_url`, the network sends it back to `/oauth/callback/<network>`. */
export const facebookAuthUrl = defineOperation({
  id: 'identity.facebookAuthUrl',
  method: 'GET',
  path: '/facebook/auth',
  access: 'owner',
  summary: 'Get the URL for connecting Facebook',
  response: reply,
  errors: ['not_authenticated', ...BEGIN_ERRORS, 'plan_limit'],
});

export const linkedinAuthUrl = defineOperation({
  id: 'identity.linkedinAuthUrl',
  method: 'GET',
  path: '/linkedin/auth',
  access: 'owner',
  summary: 'Get the URL for connecting LinkedIn',
  response: reply,
  errors: ['not_authenticated', ...BEGIN_ERRORS, 'plan_limit'],
});

export const instagramAuthUrl = defineOperation({
  id: 'identity.instagramAuthUrl',
  method: 'GET',
  path: '/auth/instagram',
  access: 'owner',
  summary: 'Get the URL for connecting Instagram',
  query: z.object({ platform: z.literal('instagram').default('instagram') }),
  response: reply,
  errors: ['not_authenticated', 'validation_failed', ...BEGIN_ERRORS, 'plan_limit'],
});
