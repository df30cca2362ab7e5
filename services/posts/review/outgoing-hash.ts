import { createHash } from 'node:crypto';
import { plainDateTime } from '@carillon/contracts/domain/local-time.ts';
import type { Repeat } from '@carillon/contracts/domain/recurrence.ts';
import type { MediaItem } from '../domain/media.ts';
import { fingerprintOf, type Outgoing } from '../planning/fingerprint.ts';

interface Whenever extends Omit<Outgoing, 'schedule'> {
  readonly repeat?: Repeat | undefined;
}

/**
 * The same for everything published alike, at any time: texts, targets, files with their alt texts, and how it
 * repeats.
 */
export function outgoingHash({ repeat, ...outgoing }: Whenever, items: readonly MediaItem[]): string {
  const altTexts = items
    .map(({ id, altText }) => [id, altText])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  const whole = [fingerprintOf({ ...outgoing, repeat: repeat && inOrder(repeat), schedule: null }), altTexts];
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex');
}

/**
 * Whether that was approved. The weekday of the first time follows from the time, which may differ from the approved
 * one, so it isn't compared.
 */
export function isApprovedAs(
  approves: string | null,
  outgoing: Whenever & Pick<Outgoing, 'schedule'>,
  items: readonly MediaItem[],
): boolean {
  const { repeat, schedule } = outgoing;
  if (approves === null) return false;
  const time = schedule !== null && schedule !== 'queue' ? plainDateTime(schedule.localTime) : null;
  if (!repeat || !time) return approves === outgoingHash(outgoing, items);
  const others = repeat.weekdays.filter((day) => day !== time.dayOfWeek);
  return [others, [...others, time.dayOfWeek]].some(
    (weekdays) => approves === outgoingHash({ ...outgoing, repeat: { ...repeat, weekdays } }, items),
  );
}

/** Only a weekly one has weekdays. */
const inOrder = (repeat: Repeat): Repeat => ({
  ...repeat,
  weekdays: repeat.every === 'week' ? [...new Set(repeat.weekdays)].sort((a, b) => a - b) : [],
});
