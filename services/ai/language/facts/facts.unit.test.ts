import { describe, expect, test } from '@jest/globals';
import { findLostSentences, readBrief } from './brief.ts';
import { findInventedFacts, findLostFacts } from './compare-facts.ts';
import type { Language } from './fact.ts';
import { listFacts } from './list-facts.ts';
import { maskFacts } from './mask-facts.ts';
import { changeOutsideFacts } from './outside-facts.ts';
import { isOffer, isRequest } from './speech-acts.ts';

const texts = (facts: readonly { text: string }[]) => facts.map(({ text }) => text);

describe('listFacts', () => {
  test.each<[Language, string, string[]]>([
    ['de', 'Roggenbrot, 1 kg für 6,80 Euro', ['1 kg', '6,80 Euro']],
    ['de', 'Stollen 14,50 €, ab 5. Dezember um 10.30 Uhr', ['14,50 €', '5. Dezember', '10.30 Uhr']],
    ['de', 'am 5. 12. von 8–12 Uhr auf 1.000 m²', ['5. 12.', '8–12 Uhr', '1.000 m²']],
    ['de', 'am 24.12.2026, 45,- €, Karl-Heine-Str. 12', ['24.12.2026', '45,- €', 'Karl-Heine-Str. 12']],
    ['en', 'for $1,250.50 at 10:30 a.m. in No. 5', ['$1,250.50', '10:30 a.m.', 'No. 5']],
    ['en', '1.2 kg on May 3rd, 2027, 20% off with SHIP50', ['1.2 kg', 'May 3rd, 2027', '20%', 'SHIP50']],
    ['en', 'two hours at 12 High Street', ['two hours', '12 High Street']],
    ['fr', 'le 1er mai à 10 h 30, 12 € 50, 1 000 m²', ['1er mai', '10 h 30', '12 € 50', '1 000 m²']],
    ['es', 'el 5 de diciembre a las 18:30, 6,80 €, n.º 5', ['5 de diciembre', '18:30', '6,80 €', 'n.º 5']],
  ])('finds figures as %s writes them: “%s”', (language, text, facts) => {
    expect(texts(listFacts(text, language))).toEqual(facts);
  });

  test('finds addresses of all kinds, without the stop behind them', () => {
    const text = 'See https://a.example/b?c=1. Mail hi@a.example, follow @a.b or call 0341 123456. #OpenDay';
    expect(listFacts(text, 'en').map(({ kind, text: fact }) => [kind, fact])).toEqual([
      ['link', 'https://a.example/b?c=1'],
      ['email', 'hi@a.example'],
      ['mention', '@a.b'],
      ['phone', '0341 123456'],
      ['hashtag', '#OpenDay'],
    ]);
  });

  test('finds names, but no noun that German writes with a capital', () => {
    expect(texts(listFacts('We meet Anna Berger at Café Krume', 'en'))).toEqual([
      'Anna Berger',
      'Café Krume',
    ]);
    expect(texts(listFacts('Wir backen Brot mit Frau Berger', 'de'))).toEqual(['Frau Berger']);
  });
});

describe('findLostFacts', () => {
  test('finds a price that was split', () => {
    const brief = 'Roggenbrot, 1 kg für 6,80 Euro';
    expect(texts(findLostFacts(brief, 'Roggenbrot und 1 kg für 6 und 80 Euro', 'de'))).toEqual(['6,80 Euro']);
  });

  test('takes no part of a longer number for the number', () => {
    expect(texts(findLostFacts('for $12', 'for $120', 'en'))).toEqual(['$12']);
    expect(texts(findLostFacts('for 6 euros', 'for 6,80 euros', 'en'))).toEqual(['6 euros']);
  });

  test('accepts other capitals, blanks and apostrophes', () => {
    expect(
      findLostFacts("from Monday, 6,80 €, at Anna's Place", 'MONDAY: 6,80 € at Anna’s place', 'en'),
    ).toEqual([]);
  });
});

describe('findInventedFacts', () => {
  test('finds what the brief does not have', () => {
    const brief = 'Rye loaf for €6.80 from Monday';
    expect(texts(findInventedFacts(brief, 'Rye loaf for €6.50 from Tuesday, 20% off', 'en'))).toEqual([
      '€6.50',
      'Tuesday',
      '20%',
    ]);
  });

  test('leaves the numbers of a list alone', () => {
    expect(findInventedFacts('Three tips', '1. Look.\n2. Ask.\n3. Wait.', 'en')).toEqual([]);
  });

  test('finds made-up names when it is asked to', () => {
    const kinds = new Set(['name'] as const);
    expect(texts(findInventedFacts('We hired a baker', 'Please welcome Tom Miller', 'en', kinds))).toEqual([
      'Tom Miller',
    ]);
  });
});

describe('findLostSentences', () => {
  const brief = readBrief('Guided walk on Sunday at 9. Bring boots. Free soup until noon.', 'en');

  test('distinguishes news, requests and offers', () => {
    expect(brief.sentences.map(({ role }) => role)).toEqual(['news', 'request', 'offer']);
  });

  test('finds a request and an offer that a text leaves out', () => {
    const lostSentences = findLostSentences(brief, 'Join our guided walk on Sunday at 9!');
    expect(texts(lostSentences)).toEqual(['Bring boots.', 'Free soup until noon.']);
  });

  test('accepts other forms of the words', () => {
    expect(
      findLostSentences(brief, 'A guided walk: Sunday at 9. Bring your boots. The soup is free until noon.'),
    ).toEqual([]);
  });
});

test.each<[Language, string]>([
  ['en', 'Pre-order by Sunday.'],
  ['de', 'Bringt Stiefel mit.'],
  ['de', 'Bitte bis Sonntag vorbestellen.'],
  ['fr', 'Apportez des bottes.'],
  ['es', 'Trae botas.'],
])('in %s, “%s” is a request', (language, text) => {
  expect(isRequest(text, language)).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'Free coffee until noon'],
  ['de', 'Kaffee gratis bis 12 Uhr'],
  ['fr', 'Café offert jusqu’à midi'],
  ['es', 'Café gratis hasta las 12'],
])('in %s, “%s” is an offer', (language, text) => {
  expect(isOffer(text, language)).toBe(true);
});

test('a masked text keeps its length and has no separator inside a fact', () => {
  const text = 'Brot, 1,2 kg für 6,80 €, ab 5. Dezember, auf www.a.example';
  const masked = maskFacts(text, 'de');
  expect(masked).toHaveLength(text.length);
  expect(masked.split(', ')).toHaveLength(4);
  expect(masked).not.toContain('.');
});

test('a change outside facts leaves names and addresses as they are', () => {
  const changed = changeOutsideFacts('kids at the Kids Club, see kids.example.com', 'en', (text) =>
    text.replace(/kids/gi, 'children'),
  );
  expect(changed).toBe('children at the Kids Club, see kids.example.com');
});
