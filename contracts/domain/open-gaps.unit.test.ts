import { describe, expect, test } from '@jest/globals';
import { openGaps } from './open-gaps.ts';

describe('openGaps', () => {
  test('lists each text in square brackets once', () => {
    expect(
      openGaps('No fête. [New date, or that there is none yet]\n[phone number] or [phone number]'),
    ).toEqual(['New date, or that there is none yet', 'phone number']);
  });

  test.each([
    'Read it [here](https://a.example)',
    'Open [24/7]',
    'Room [A]',
    'A list: [1], [2]',
    '[EN] Hello',
    '[Werbung] Our tip',
    '[Paid partnership]',
    'Baking at six [Video]',
  ])('finds none in “%s”', (text) => {
    expect(openGaps(text)).toEqual([]);
  });

  test('reads a text of brackets alone in one pass', () => {
    expect(openGaps('['.repeat(100_000))).toEqual([]);
  });
});
