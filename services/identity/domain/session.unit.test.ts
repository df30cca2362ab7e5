import { expect, test } from '@jest/globals';
import { expiryFrom, isDueToSlide } from './session.ts';

const now = new Date('2026-03-01T10:00:00Z');
const session = { id: 's', userId: 'u', remember: false, expiresAt: expiryFrom(false, now), slidAt: now };

test('a session lasts a day, a remembered one thirty', () => {
  expect(expiryFrom(false, now)).toEqual(new Date('2026-03-02T10:00:00Z'));
  expect(expiryFrom(true, now)).toEqual(new Date('2026-03-31T10:00:00Z'));
});

test('its end is put off once in five minutes at the most', () => {
  expect(isDueToSlide(session, new Date('2026-03-01T10:04:59Z'))).toBe(false);
  expect(isDueToSlide(session, new Date('2026-03-01T10:05:00Z'))).toBe(true);
});
