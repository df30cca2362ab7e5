import { describe, expect, test } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { plural, text } from '../text.ts';
import { translateText } from './translate-text.ts';

const german = (words: Record<string, string>) =>
  setupI18n({
    locale: 'de',
    messages: {
      de: Object.fromEntries(Object.entries(words).map(([english, word]) => [english, compileMessage(word)])),
    },
  });

describe('translateText', () => {
  test('writes numbers and plural forms as the language does', () => {
    const words = text`This text has ${{ length: 1234 }} characters and ${plural({ tags: 1 }, { one: '# tag', other: '# tags' })}.`;
    const translator = german({
      [words.message]:
        'Dieser Text hat {length} Zeichen und {tags, plural, one {# Hashtag} other {# Hashtags}}.',
    });
    expect(translateText(words, translator)).toBe('Dieser Text hat 1.234 Zeichen und 1 Hashtag.');
  });

  test('joins lists as the language does', () => {
    const words = text`Posted to ${{ networks: ['Facebook', 'Bluesky'] }}, not to ${{ others: { anyOf: ['X', 'Threads'] } }}.`;
    const translator = german({ [words.message]: 'Auf {networks}, nicht auf {others}.' });
    expect(translateText(words, translator)).toBe('Auf Facebook und Bluesky, nicht auf X oder Threads.');
  });

  test('translates a sentence within a sentence', () => {
    const what = text`Too many tries.`;
    const words = text`${{ what }} Wait.`;
    const translator = german({ [words.message]: '{what} Warte.', [what.message]: 'Zu viele Versuche.' });
    expect(translateText(words, translator)).toBe('Zu viele Versuche. Warte.');
  });

  test('translates a sentence within a kept sentence whose empty values were left out', () => {
    const words = text`${{ what: text`Too many tries.` }} Wait.`;
    const kept = JSON.parse(JSON.stringify(words).replace(',"values":{}', ''));
    const translator = german({ [words.message]: '{what} Warte.', 'Too many tries.': 'Zu viele Versuche.' });
    expect(translateText(kept, translator)).toBe('Zu viele Versuche. Warte.');
  });

  test('stays English without a translation', () => {
    expect(translateText('Nobody translated this.', german({}))).toBe('Nobody translated this.');
  });
});
