import type { Rates, Row } from './measure.ts';

/** Calls a second of both sides, how long they took, and what part of bare Hono's calls Carillon's are. */
export function printTable(rows: readonly Row[]): void {
  console.log(`\n${''.padEnd(24)}${'carillon'.padStart(26)}${'bare Hono'.padStart(26)}`);
  console.log(`${'operation'.padEnd(24)}${HEAD}${HEAD}   ratio`);
  for (const { name, carillon, bare } of rows) {
    const ratio = carillon ? (carillon.perSecond / bare.perSecond).toFixed(2) : '';
    console.log(`${name.padEnd(24)}${cells(carillon)}${cells(bare)}${ratio.padStart(8)}`);
  }
}

const HEAD = `${'calls/s'.padStart(10)}${'p50 ms'.padStart(8)}${'p99 ms'.padStart(8)}`;

const cells = (rates: Rates | null): string =>
  rates
    ? `${Math.round(rates.perSecond).toString().padStart(10)}${ms(rates.p50)}${ms(rates.p99)}`
    : ''.padStart(26);

const ms = (value: number): string => value.toFixed(1).padStart(8);
