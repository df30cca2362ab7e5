import { ASSISTANT_PHRASES } from '@carillon/contracts/domain/assistant-phrases.ts';
import { type Locale, localeNames } from '@carillon/contracts/domain/locales.ts';
import { describe, expect, test } from '@jest/globals';
import { timeText } from '../built-in/slots/time-text.ts';
import { zonedNow } from '../zoned-now.ts';
import { readButton } from './buttons.ts';
import { EN } from './en.ts';
import { readTimeText } from './read-time-text.ts';
import type { Sentences } from './says.ts';
import { SENTENCES } from './sentences.ts';

const now = zonedNow(new Date('2026-11-23T08:10:00Z'), 'Europe/Berlin');
const OTHERS = localeNames.filter((locale) => locale !== 'en');
const readMeaning = (text: string, language: Locale) => readButton(text, now, [language])?.english;

describe.each(OTHERS)('in %s', (language) => {
  const says = SENTENCES[language];

  test.each<[string, (of: Sentences) => string]>([
    ['the yes to a post', (of) => of.yes(true)],
    ['the yes to a move', (of) => of.changes.yes('reschedule', 1)],
    ['the clear yes to many', (of) => of.changes.clearYes('delete', '88')],
    ['leaving it', (of) => of.changes.leave],
    ['the second draft', (of) => of.draftButtons[1] ?? ''],
    ['a post about something', (of) => of.product.postAbout('Rye 3.0')],
    ['the reply that is to be sent', (of) => of.comments.send],
  ])('%s is read', (_name, text) => {
    expect(readMeaning(text(says), language)).toBe(text(EN));
  });

  test('a post of a list is read by its number', () => {
    expect(readMeaning(says.changes.numbered(2, 'Facebook, LinkedIn'), language)).toBe('Number 2');
  });

  test('what the page says for its user is read', () => {
    const phrases = ASSISTANT_PHRASES[language];
    expect(readMeaning(phrases.postTo('LinkedIn'), language)).toBe("Let's post to LinkedIn");
    expect(Object.values(phrases.buttons).map((text) => readMeaning(text, language))).not.toContain(
      undefined,
    );
  });
});

describe.each<Locale>(['pt-BR', 'ar'])('times in %s', (language) => {
  const says = SENTENCES[language];

  test.each(['2026-11-24T09:00', '2027-01-31T18:45', '2028-02-29T00:05'])(
    '%s is read as it is said',
    (at) => {
      const time = Temporal.PlainDateTime.from(at);
      expect(readTimeText(timeText(time, now, says), says, now)).toBe(timeText(time, now));
    },
  );

  test('a day that does not exist is none', () => {
    expect(readTimeText('99', says, now)).toBeNull();
  });
});

/** Every text of a language, by where it stands. */
const textsOf = (value: object, at = ''): [string, string][] =>
  Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'string'
      ? [[`${at}${name}`, one] as [string, string]]
      : typeof one === 'object' && one !== null
        ? textsOf(one, `${at}${name}.`)
        : [],
  );

test.each(OTHERS)('no sentence in %s is left in English', (language) => {
  const english = new Map(textsOf(EN));
  const same = textsOf(SENTENCES[language]).filter(
    ([at, text]) => text.includes(' ') && english.get(at) === text,
  );
  expect(same).toEqual([]);
});

test('German addresses its reader as “du”', () => {
  const formal = textsOf(SENTENCES.de).filter(([, text]) =>
    /\b(?:Sie|Ihnen|Ihre?n?)\b(?! (?:steh|komm|sind|werd))/.test(text.replace(/(?:^|[.:?!] )Sie\b/g, '')),
  );
  expect(formal).toEqual([]);
});
