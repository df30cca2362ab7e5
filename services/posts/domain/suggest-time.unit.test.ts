import { describe, expect, test } from '@jest/globals';
import { localTime } from './schedule.ts';
import { suggestTime } from './suggest-time.ts';

// A Monday, 08:00 in Berlin.
const now = new Date('2026-03-02T07:00:00Z');
const zone = 'Europe/Berlin';
const suggested = (platforms: Parameters<typeof suggestTime>[0], taken: Date[] = [], at = now) =>
  localTime(suggestTime(platforms, zone, taken, at).at, zone);

describe('a suggested time', () => {
  test.each([
    [['facebook'], '2026-03-02 09:00:00'],
    [['instagram'], '2026-03-02 11:00:00'],
    [['linkedin'], '2026-03-03 10:00:00'],
    [['facebook', 'instagram', 'linkedin'], '2026-03-03 11:00:00'],
  ] as const)('for %j is the first at which most of them are at a peak', (platforms, expected) => {
    expect(suggested(platforms)).toBe(expected);
  });

  test('is an hour ahead at least', () => {
    expect(suggested(['facebook'], [], new Date('2026-03-02T08:10:00Z'))).toBe('2026-03-02 10:30:00');
  });

  test('keeps half an hour away from what is planned', () => {
    const taken = [new Date('2026-03-02T08:10:00Z')];
    expect(suggested(['facebook'], taken)).toBe('2026-03-02 10:00:00');
  });

  test('is given even when all peaks are taken', () => {
    const halfHours = Array.from({ length: 500 }, (_, n) => new Date(now.getTime() + n * 1_800_000));
    expect(suggested(['facebook'], halfHours)).toBe('2026-03-02 09:00:00');
  });

  test('says why', () => {
    expect(suggestTime(['facebook', 'linkedin'], zone, [], now).reason).toBe(
      'People are usually there: Facebook on weekday mornings and LinkedIn before noon from Tuesday to Thursday. Nothing else of yours goes out within half an hour.',
    );
  });
});
