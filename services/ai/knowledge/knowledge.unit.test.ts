import { describe, expect, test } from '@jest/globals';
import { allTrades } from './bank.ts';
import { trade } from './trade.ts';

describe('The knowledge bank', () => {
  test('keeps to its schema', () => {
    const faults = [...allTrades()].flatMap(([name, one]) =>
      (trade.safeParse(one).error?.issues ?? []).map(
        ({ path, message }) => `${name}: ${path.join('.')} ${message}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  test('has words of every trade in four languages', () => {
    const empty = [...allTrades()].filter(([, { words }]) =>
      Object.values(words).some(({ strong }) => strong.length === 0),
    );
    expect(empty.map(([name]) => name)).toEqual([]);
  });
});
