import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { expect, test } from '@jest/globals';
import { dayAfter, lastPlanned } from './planned-time.ts';

const plannedPublication = (scheduled_time: string, part: Partial<PublicationView> = {}): PublicationView =>
  ({ status: 'scheduled', waiting_for: 'time', scheduled_time, ...part }) as PublicationView;

test('the latest planned time counts', () => {
  const results = [plannedPublication('2026-12-05 10:00:00'), plannedPublication('2026-12-04 09:30:00')];
  expect(lastPlanned(results)).toEqual({ date: '2026-12-05', time: '10:00' });
});

test('a published post, or one waiting for a connection, has no scheduled time', () => {
  const results = [
    plannedPublication('2026-12-05 10:00:00', { status: 'published' }),
    plannedPublication('2026-12-05 10:00:00', { waiting_for: 'connection' }),
  ];
  expect(lastPlanned(results)).toBeNull();
});

test('the day after the last of a month is the first of the next', () => {
  expect(dayAfter({ date: '2026-12-31', time: '09:30' })).toBe('2027-01-01T09:30');
});
