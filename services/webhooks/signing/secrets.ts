import { createHmac, randomBytes } from 'node:crypto';
import { Webhook as Signer } from 'standardwebhooks';
import type { Seed, Webhook } from '../domain/webhook.ts';

export const newSeed = (): Seed => randomBytes(24).toString('base64url');

/** The secret with which a receiver verifies, derived from the key and the seed, so the store alone reveals nothing. */
export const secretOf = (key: Uint8Array, seed: Seed): string =>
  `whsec_${createHmac('sha256', key).update(`webhook secret ${seed}`).digest('base64')}`;

/** The headers of Standard Webhooks: a signature by each secret that is good, the newest first. */
export function signedHeaders(
  key: Uint8Array,
  { seed, oldSeed }: Pick<Webhook, 'seed' | 'oldSeed'>,
  { id, now, body }: { readonly id: string; readonly now: Date; readonly body: string },
): Readonly<Record<string, string>> {
  const seeds = oldSeed && oldSeed.until > now ? [seed, oldSeed.seed] : [seed];
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': seeds.map((one) => new Signer(secretOf(key, one)).sign(id, now, body)).join(' '),
  };
}
