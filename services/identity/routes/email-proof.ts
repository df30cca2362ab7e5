import { confirmEmail } from '@carillon/contracts/http/identity/email/confirm-email.ts';
import { getEmailProof } from '@carillon/contracts/http/identity/email/get-email-proof.ts';
import { requestEmailProof } from '@carillon/contracts/http/identity/email/request-email-proof.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { IdentityContext } from '../context.ts';
import { confirmEmail as confirm } from '../email-proof/confirm-email.ts';
import { requestProof } from '../email-proof/request-proof.ts';
import { viewProof } from '../email-proof/view-proof.ts';
import { addressOf } from './address-of.ts';

/** Mounts the operations that prove that an account's email is its user's. */
export function mountEmailProof(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, getEmailProof, async ({ userId }) => ({
    success: true as const,
    ...(await viewProof(context, userId)),
    mail: context.mail.mode,
  }));
  mount(app, requestEmailProof, async ({ userId, sessionId, c }) => {
    await requestProof(context, { userId, sessionId, address: addressOf(c) });
    return { success: true as const };
  });
  mount(app, confirmEmail, async ({ userId, sessionId, body: { secret }, c }) => {
    await confirm(context, { userId, sessionId, secret, address: addressOf(c) });
    return { success: true as const };
  });
}
