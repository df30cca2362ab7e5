import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findTrade } from './find-trade.ts';
import { OCCASIONS, occasion, occasionTexts } from './occasion.ts';
import { trade, tradeTexts } from './trade.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));

const SCHEMAS = {
  trades: { 'trade.json': trade, texts: tradeTexts },
  occasions: { 'occasion.json': occasion, texts: occasionTexts },
} as const;
/** What a draft adds or leaves out by itself. */
const FORBIDDEN = /[!#]|\p{Extended_Pictographic}/u;

describe('The knowledge bank', () => {
  test.each(['trades', 'occasions'] as const)('of %s keeps to its schema', (folder) => {
    const faults = filesIn(folder).flatMap((name) => {
      const { texts, ...about } = SCHEMAS[folder];
      const known: Record<string, typeof texts> = about as never;
      const checked = (known[basename(name)] ?? texts).safeParse(
        JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')),
      );
      return checked.error?.issues.map(({ path, message }) => `${name}: ${path.join('.')} ${message}`) ?? [];
    });
    expect(faults).toEqual([]);
  });

  test('leaves exclamation marks, tags and emoji in its texts to the draft', () => {
    const texts = ['trades', 'occasions'].flatMap(filesIn).filter((name) => !name.endsWith('occasion.json'));
    const faults = texts.filter((name) =>
      FORBIDDEN.test(readFileSync(join(import.meta.dirname, name), 'utf8').replace(/[¡¿]/g, '')),
    );
    expect(faults).toEqual([]);
  });

  test('has every occasion', () => {
    expect(readdirSync(join(import.meta.dirname, 'occasions')).sort()).toEqual([...OCCASIONS].sort());
  });

  test.each([
    ['Our sourdough is back', 'en', 'bakery'],
    ['Unsere neuen Herbstkuchen', 'de', 'bakery'],
    ['Nocturne de l’exposition, jusqu’à minuit au bord du fleuve', 'fr', 'museum'],
    ['Our law firm moved next to a bakery', 'en', 'law-firm'],
    ['Nail salon opens in Camden', 'en', 'nail-studio'],
    ['Plant nursery sale', 'en', 'garden-center'],
    ['Spring bulb sale: tulips, daffodils and crocuses', 'en', 'garden-center'],
    ['Fresh tulips and peonies every Friday', 'en', 'florist'],
    ['Bulbos de tulipán en oferta', 'es', 'garden-center'],
    ['Ring us today for a table', 'en', 'restaurant'],
    ['A morning without plans', 'en', null],
  ] as const)('tells the trade of “%s”', (text, language, name) => {
    expect(findTrade(text, text, language)).toBe(name);
  });
});
