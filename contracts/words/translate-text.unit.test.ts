import { describe, expect, test } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { TimeForm } from '../domain/time-text.ts';
import { plural, type TextValue, text, toText } from '../text.ts';
import { timeValue } from './time-value.ts';
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
    const what = text`Too many attempts.`;
    const words = text`${{ what }} Wait.`;
    const translator = german({ [words.message]: '{what} Warte.', [what.message]: 'Zu viele Versuche.' });
    expect(translateText(words, translator)).toBe('Zu viele Versuche. Warte.');
  });

  test('translates a sentence within a kept sentence whose empty values were left out', () => {
    const words = text`${{ what: text`Too many attempts.` }} Wait.`;
    const storedText = JSON.parse(JSON.stringify(words).replace(',"values":{}', ''));
    const translator = german({
      [words.message]: '{what} Warte.',
      'Too many attempts.': 'Zu viele Versuche.',
    });
    expect(translateText(storedText, translator)).toBe('Zu viele Versuche. Warte.');
  });

  const moved = (time: TextValue) => text`Moved to ${{ time }}.`;
  const translator = german({ 'Moved to {time}.': 'Auf {time} verschoben.' });

  test.each<[TimeForm, string]>([
    ['full', 'Dienstag, 24. November 2026 um 09:00'],
    ['short', 'Di., 24. Nov., 09:00'],
    ['weekday', 'Dienstag, 24. November 2026'],
    ['day', '24. November 2026'],
    ['clock', '09:00'],
  ])('writes a time as the language does: %s', (form, words) =>
    expect(translateText(moved(timeValue('2026-11-24 09:00:00', form)), translator)).toBe(
      `Auf ${words} verschoben.`,
    ),
  );

  test('has the forms of the reader’s region', () => {
    const mexican = setupI18n({
      locale: 'es-MX',
      messages: { 'es-MX': { 'Moved to {time}.': compileMessage('Cambiada a las {time}.') } },
    });
    expect(translateText(moved(timeValue('2026-11-24 09:00:00', 'clock')), mexican)).toBe(
      'Cambiada a las 9:00 a.m..',
    );
  });

  test('writes a stored time, and the text of an earlier version as it is', () => {
    const stored = JSON.parse(JSON.stringify(moved(timeValue('2026-11-24T09:00:00', 'clock'))));
    expect(translateText(stored, translator)).toBe('Auf 09:00 verschoben.');
    expect(translateText(moved('Tuesday at 9'), translator)).toBe('Auf Tuesday at 9 verschoben.');
  });

  test.each([
    ['2026-11-24 09:00:00', 'moon_phase'],
    ['soon', 'full'],
  ])('leaves a time that it can’t read in English: %s as %s', (local, form) =>
    expect(translateText(moved({ local, form: form as TimeForm, english: 'soon' }), translator)).toBe(
      'Auf soon verschoben.',
    ),
  );

  test.each([
    ['en', 'Moved to Tuesday, November 24, 2026 at 9:00 AM. Wait.'],
    ['en-US', 'Moved to Tuesday, November 24, 2026 at 9:00 AM. Wait.'],
    ['en-GB', 'Moved to Tuesday, 24 November 2026 at 09:00. Wait.'],
  ])('has the times of English sentences as %s has them', (locale, english) => {
    const words = text`${{ before: moved(timeValue('2026-11-24 09:00:00')) }} ${{ next: toText('Wait.') }}`;
    expect(translateText(words, setupI18n({ locale, messages: { [locale]: {} } }))).toBe(english);
  });

  test('stays English without a translation', () => {
    expect(translateText('Nobody translated this.', german({}))).toBe('Nobody translated this.');
  });
});
