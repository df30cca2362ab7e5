import { expect, test } from '@jest/globals';
import { tableLines } from './table-lines.ts';

const row = (perSecond: number, p99: number) => ({
  name: 'check-auth',
  carillon: { perSecond, p50: 2, p99 },
  bare: { perSecond: 1000, p50: 1, p99: 4 },
});

const lastCells = (lines: readonly string[]) => lines.at(-1)?.trim().split(/ +/);

test('shows the part of bare calls and how many times as long the slowest take', () => {
  expect(lastCells(tableLines([row(600, 8)]))?.slice(-2)).toEqual(['0.60', '2.00']);
});

test('shows the ratios of another build beside', () => {
  const before = { commit: '0028fc26', rows: [row(340, 12)] };
  const lines = tableLines([row(600, 8)], before);
  expect(lastCells(lines)?.slice(-4)).toEqual(['0.60', '2.00', '0.34', '3.00']);
  expect(lines[0]).toContain('0028fc26');
});

test('shows no ratio of what bare Hono alone answers', () => {
  const alone = { ...row(600, 8), name: 'ceiling', carillon: null };
  expect(lastCells(tableLines([alone]))).toEqual(['ceiling', '1000', '1.0', '4.0']);
});
