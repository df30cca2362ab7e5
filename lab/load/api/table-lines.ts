import { linesOf } from '../../../deploy/command-line/table.ts';
import type { Rates, Row } from './measure.ts';

/** The rows of another build, measured in the same run. */
export interface Before {
  readonly commit: string;
  readonly rows: readonly Row[];
}

const HEAD = ['calls/s', 'p50 ms', 'p99 ms'];
const WIDTHS = [24, 10, 8, 8, 10, 8, 8, 8, 8];

/**
 * Calls a second of both sides, how long they took, what part of bare Hono's calls Carillon's are, and how many times as
 * long the slowest hundredth takes; the same two of the other build beside them.
 */
export function tableLines(rows: readonly Row[], before?: Before): string[] {
  const line = linesOf(before ? [...WIDTHS, 10, 8] : WIDTHS);
  const sides = linesOf([24, 26, 26, 16, 18])('', 'carillon', 'bare Hono', 'ratio', before?.commit ?? '');
  const ratios = ['calls', 'p99'];
  return [
    sides,
    line('operation', ...HEAD, ...HEAD, ...ratios, ...(before ? ratios : [])),
    ...rows.map((row) => {
      const then = before?.rows.find(({ name }) => name === row.name);
      return line(row.name, ...cells(row.carillon), ...cells(row.bare), ...ratiosOf(row), ...ratiosOf(then));
    }),
  ];
}

function ratiosOf(row: Row | undefined): readonly string[] {
  if (!row) return [];
  const { carillon, bare } = row;
  if (!carillon) return ['', ''];
  return [carillon.perSecond / bare.perSecond, carillon.p99 / bare.p99].map((ratio) => ratio.toFixed(2));
}

const cells = (rates: Rates | null): readonly string[] =>
  rates
    ? [String(Math.round(rates.perSecond)), rates.p50.toFixed(1), rates.p99.toFixed(1)]
    : HEAD.map(() => '');
