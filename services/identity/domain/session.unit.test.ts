import { expect, test } from '@jest/globals';
import { expiryFrom, isDueToSlide } from './session.ts';

const now = new Date('2026-03-01T10:00:00Z');
const at = (day: number, time = '10:00:00') => new Date(`2026-03-${String(day).padStart(2, '0')}T${time}Z`);
const createSession = (remember: boolean) => ({
  id: 's',
  userId: 'u',
  workspaceId: 'w',
  remember,
  startedAt: now,
  slidAt: now,
  device: null,
  address: null,
});
const session = { ...createSession(false), expiresAt: expiryFrom(createSession(false), now) };

test('a session that nobody uses lasts a day, a remembered one fourteen', () => {
  expect(expiryFrom(createSession(false), now)).toEqual(at(2));
  expect(expiryFrom(createSession(true), now)).toEqual(at(15));
});

test('however much it is used, it lasts a week, and a remembered one thirty days', () => {
  expect(expiryFrom(createSession(false), at(7, '18:00:00'))).toEqual(at(8));
  expect(expiryFrom(createSession(true), at(28))).toEqual(at(31));
});

test('records its use at most once in five minutes', () => {
  expect(isDueToSlide(session, at(1, '10:04:59'))).toBe(false);
  expect(isDueToSlide(session, at(1, '10:05:00'))).toBe(true);
});
