import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CalendarFeed } from '../stores/calendar-feeds.ts';

/** A feed with its own secret of 256 bits: neither the store nor the key alone reveals it. */
export function newFeed(
  { workspaceId, createdBy }: { readonly workspaceId: string; readonly createdBy: string },
  key: Uint8Array,
  now: Date,
): CalendarFeed {
  const nonce = randomBytes(32).toString('base64url');
  const secretHash = hashOf(secretFor({ workspaceId, nonce }, key));
  return { workspaceId, nonce, secretHash, createdAt: now, createdBy };
}

/** Returns the secret in the address. */
export const secretFor = (
  { workspaceId, nonce }: Pick<CalendarFeed, 'workspaceId' | 'nonce'>,
  key: Uint8Array,
): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['calendar feed', workspaceId, nonce]))
    .digest('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether a feed was made with this key: one of an earlier key leads nowhere. */
export const isMadeWith = (feed: CalendarFeed, key: Uint8Array): boolean =>
  timingSafeEqual(Buffer.from(hashOf(secretFor(feed, key))), Buffer.from(feed.secretHash));
