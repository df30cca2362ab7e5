import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Occasion, OccasionName, OccasionTexts } from './occasion.ts';
import type { Trade, TradeTexts } from './trade.ts';

/** The languages that the bank is written in. */
export type BankLanguage = 'en' | 'de' | 'fr' | 'es';

const FOLDER = import.meta.dirname;
const known = new Map<string, unknown>();

/** Each file is read when it is first asked for, and kept; its form is what the bank's own test checks. */
function read<T>(...names: string[]): T | null {
  const path = join(FOLDER, ...names);
  if (!known.has(path))
    known.set(path, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8').replaceAll("'", '’')) : null);
  return known.get(path) as T | null;
}

let trades: ReadonlyMap<string, Trade> | undefined;

/** All trades, with the words that tell them. */
export function allTrades(): ReadonlyMap<string, Trade> {
  trades ??= new Map(
    readdirSync(join(FOLDER, 'trades'))
      .map((name) => [name, read<Trade>('trades', name, 'trade.json')] as const)
      .filter((entry): entry is readonly [string, Trade] => entry[1] !== null),
  );
  return trades;
}

/** Null where the bank doesn't have the trade in that language. */
export const tradeTextsOf = (name: string, language: BankLanguage): TradeTexts | null =>
  read<TradeTexts>('trades', name, `${language}.json`);

export function occasionOf(name: OccasionName): Occasion {
  const found = read<Occasion>('occasions', name, 'occasion.json');
  if (!found) throw new Error(`the knowledge bank has no occasion ${name}`);
  return found;
}

export function occasionTextsOf(name: OccasionName, language: BankLanguage): OccasionTexts {
  const found = read<OccasionTexts>('occasions', name, `${language}.json`);
  if (!found) throw new Error(`the knowledge bank has no ${language} texts for ${name}`);
  return found;
}
