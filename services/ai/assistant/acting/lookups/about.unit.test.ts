import { describe, expect, test } from '@jest/globals';
import { isAbout, topicWords } from './about.ts';

describe('topicWords', () => {
  test('leaves out small words', () => {
    expect(topicWords('the new opening hours')).toEqual(['opening', 'hours']);
  });

  test('keeps a topic of small words', () => {
    expect(topicWords('the')).toEqual(['the']);
  });
});

describe('isAbout', () => {
  test.each([
    ['Orders for Stollen are open', 'stollen', true],
    ['One order, please', 'orders', true],
    ['Die Öffnungszeiten sind super', 'öffnungszeit', true],
    ['Are you open on Sunday?', 'opening hours', false],
    ['Opening at nine', 'opening hours', false],
    ['Rye is great', 'eye', false],
  ])('reads “%s” about %s', (text, about, expected) => {
    expect(isAbout(text, topicWords(about))).toBe(expected);
  });
});
