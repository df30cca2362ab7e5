import { linesOf } from '../../command-line/table.ts';
import type { Rates, Row } from './measure.ts';

const line = linesOf([24, 10, 8, 8, 10, 8, 8, 8]);
const HEAD = ['calls/s', 'p50 ms', 'p99 ms'];

/** Calls a second of both sides, how long they took, and what part of bare Hono's calls Carillon's are. */
export function printTable(rows: readonly Row[]): void {
  console.log(`\n${linesOf([24, 26, 26])('', 'carillon', 'bare Hono')}`);
  console.log(line('operation', ...HEAD, ...HEAD, 'ratio'));
  for (const { name, carillon, bare } of rows) {
    const ratio = carillon ? (carillon.perSecond / bare.perSecond).toFixed(2) : '';
    console.log(line(name, ...cells(carillon), ...cells(bare), ratio));
  }
}

const cells = (rates: Rates | null): readonly string[] =>
  rates
    ? [String(Math.round(rates.perSecond)), rates.p50.toFixed(1), rates.p99.toFixed(1)]
    : HEAD.map(() => '');
