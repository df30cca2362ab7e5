import { describe, expect, test } from '@jest/globals';
import { plural, select, sentence, text, textOfSentence } from './text.ts';
import { timeValue } from './words/time-value.ts';

const countText = (count: number, network: string) =>
  text`${{ network }} allows ${plural({ count }, { '=0': 'no tags', one: '# tag', other: '# tags' })}.`;

describe('text', () => {
  test('writes English with its values', () => {
    expect(countText(1, 'Mastodon').english).toBe('Mastodon allows 1 tag.');
    expect(countText(1200, 'Mastodon').english).toBe('Mastodon allows 1,200 tags.');
    expect(countText(0, 'Mastodon').english).toBe('Mastodon allows no tags.');
  });

  test('gives the message and the values for other languages', () => {
    expect(countText(3, 'Mastodon')).toMatchObject({
      message: '{network} allows {count, plural, =0 {no tags} one {# tag} other {# tags}}.',
      values: { network: 'Mastodon', count: 3 },
    });
  });

  test('lists with “and” and with “or”', () => {
    const names = ['Facebook', 'Instagram', 'LinkedIn'];
    expect(text`On ${{ names }}.`.english).toBe('On Facebook, Instagram, and LinkedIn.');
    expect(text`Use ${{ names: { anyOf: names } }}.`.english).toBe('Use Facebook, Instagram, or LinkedIn.');
  });

  test('chooses by a kind', () => {
    const kindText = (kind: string) =>
      text`It is ${select({ kind }, { draft: 'a draft', other: 'a post' })}.`;
    expect(kindText('draft')).toMatchObject({
      english: 'It is a draft.',
      message: 'It is {kind, select, draft {a draft} other {a post}}.',
    });
    expect(kindText('series').english).toBe('It is a post.');
  });

  test('has its times in English', () => {
    const words = text`Moved to ${{ time: timeValue('2026-11-24 09:00:00') }}, before ${{ clock: timeValue('2026-11-24 12:00:00', 'clock', 'noon') }}.`;
    expect(words.english).toBe('Moved to Tuesday, November 24, 2026 at 9:00 AM, before noon.');
    expect(words.message).toBe('Moved to {time}, before {clock}.');
  });

  test('holds another sentence as a value', () => {
    expect(text`${{ why: countText(1, 'Bluesky') }} Shorten it.`.english).toBe(
      'Bluesky allows 1 tag. Shorten it.',
    );
  });
});

describe('sentence', () => {
  test('is English, and what translates it is found by it', () => {
    const english = sentence`Use at most ${{ most: 2500 }} characters.`;
    expect(english).toBe('Use at most 2,500 characters.');
    expect(textOfSentence(english)).toMatchObject({
      message: 'Use at most {most} characters.',
      values: { most: 2500 },
    });
    expect(textOfSentence(sentence`Give it a name.`)).toBeUndefined();
  });
});
