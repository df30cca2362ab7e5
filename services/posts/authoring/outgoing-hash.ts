import { createHash } from 'node:crypto';
import type { MediaItem } from '../domain/media.ts';
import { fingerprintOf, type Outgoing } from './fingerprint.ts';

/** The same for all that goes out alike, whenever it does: texts, targets, files with their alt texts, and how it repeats. */
export function outgoingHash(outgoing: Omit<Outgoing, 'schedule'>, items: readonly MediaItem[]): string {
  const altTexts = items
    .map(({ id, altText }) => [id, altText])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  const whole = [fingerprintOf({ ...outgoing, schedule: null }), altTexts];
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex');
}
