import { expect, test } from '@jest/globals';
import { type Form, meaningOf } from './meaning-of.ts';

const HELLO = { platform_id: 1, page_id: 'page1', content: 'Hello' };
const BYE = { platform_id: 2, page_id: 'page2', content: 'Bye' };
const RED = { platformId: 1, sha256: 'red' };
const BLUE = { platformId: 2, sha256: 'blue' };
const AT_NINE = { localTime: '2026-03-02 09:00:00', timezone: 'Europe/Berlin' };

const made = (entries: readonly object[], rest: Partial<Form> = {}): Form => ({
  platforms: JSON.stringify(entries),
  schedule: AT_NINE,
  files: [RED],
  ...rest,
});
const form = made([HELLO]);

test.each([
  ['other words', made([{ ...HELLO, content: 'Hallo' }])],
  ['another page', made([{ ...HELLO, page_id: 'page9' }])],
  ['another network', made([{ ...HELLO, platform_id: 2 }])],
  ['one more network', made([HELLO, BYE])],
  ['another file', made([HELLO], { files: [{ ...RED, sha256: 'green' }] })],
  ['the file on another network', made([HELLO], { files: [{ ...RED, platformId: 2 }] })],
  ['no file', made([HELLO], { files: [] })],
  ['another time', made([HELLO], { schedule: { ...AT_NINE, localTime: '2026-03-02 10:00:00' } })],
  ['another zone', made([HELLO], { schedule: { ...AT_NINE, timezone: 'Europe/London' } })],
  ['no time', made([HELLO], { schedule: null })],
])('a form with %s means something else', (_, other) => {
  expect(meaningOf(form)).not.toBeNull();
  expect(meaningOf(other)).not.toBe(meaningOf(form));
});

test('the order of targets and of the networks’ files changes nothing', () => {
  const two = made([HELLO, BYE], { files: [RED, BLUE] });
  expect(meaningOf(made([BYE, HELLO], { files: [BLUE, RED] }))).toBe(meaningOf(two));
});

test('a form that names no targets means nothing', () => {
  expect(meaningOf(made([], { platforms: 'not JSON' }))).toBeNull();
});
