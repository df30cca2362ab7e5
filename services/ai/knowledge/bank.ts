import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trade } from './trade.ts';

/** The languages whose words tell a trade. */
export type BankLanguage = 'en' | 'de' | 'fr' | 'es';

const FOLDER = join(import.meta.dirname, 'trades');

let trades: ReadonlyMap<string, Trade> | undefined;

/** All trades, with the words that identify them. Read on first use; the bank's own test checks their form. */
export function allTrades(): ReadonlyMap<string, Trade> {
  trades ??= new Map(readdirSync(FOLDER).map((name) => [name, read(name)]));
  return trades;
}

const read = (name: string): Trade =>
  JSON.parse(readFileSync(join(FOLDER, name, 'trade.json'), 'utf8').replaceAll("'", '’'));
