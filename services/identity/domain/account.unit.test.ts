import { expect, test } from '@jest/globals';
import { emailKey } from './email.ts';
import { knownTimezone } from './timezone.ts';

test('distinguishes emails by their letters, not by case or stray spaces', () => {
  expect(emailKey(' Ada@Example.COM ')).toBe('ada@example.com');
  expect(emailKey('ada@example.com')).not.toBe(emailKey('adb@example.com'));
});

test.each(['Europe/Berlin', 'America/Argentina/Ushuaia', 'Asia/Kolkata', 'UTC'])('%s is a zone', (zone) => {
  expect(knownTimezone(zone)).toBe(zone);
});

test.each(['', 'Mars/Olympus', '+02:00', 'Europe/Berlin; drop'])('%j is none, so UTC is taken', (zone) => {
  expect(knownTimezone(zone)).toBe('UTC');
});
