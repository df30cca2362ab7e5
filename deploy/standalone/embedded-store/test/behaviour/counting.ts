import { expect } from '@jest/globals';
import mongoose from 'mongoose';
import type { Suite } from './part.ts';

const { MinKey } = mongoose.mongo;
const day = (n: number): Date => new Date(Date.UTC(2026, 0, n));

const PLAIN = [
  { a: 1, b: 'x', at: day(1) },
  { a: 2, b: '', at: day(2) },
  { a: 2, b: 'y', at: null },
  { a: Number.NaN, b: 'x' },
  { a: Number.NEGATIVE_INFINITY, b: 'y' },
  { a: null },
  { a: 'text', b: 3 },
  { a: { k: 1 }, b: false },
  {},
];
const ARRAYS = [{ a: [1, 5], b: 'x' }, { a: [] }, { b: ['x', 'y'] }, { a: [[2], 'text'] }];

const FILTERS: readonly object[] = [
  {},
  { a: 2 },
  { a: null },
  { a: { $gte: 2 } },
  { a: { $lt: 2 } },
  { a: { $gt: 1, $lte: 2 } },
  { a: { $gt: 0, $lt: 3, $gte: 2 } },
  { a: 2, b: { $lte: 'x' } },
  { a: { $in: [1, 2, null] } },
  { a: { $in: [] } },
  { a: { $gt: 1 }, b: 'y' },
  { a: { $ne: 2 } },
  { a: { $exists: true } },
  { a: { $gte: '' } },
  { b: { $gte: '' } },
  { b: { $lt: 'y' } },
  { b: /x/ },
  { $and: [{ a: 2 }, { b: '' }] },
  { $or: [{ a: 1 }, { b: 'y' }] },
  { at: { $lte: day(1) } },
  { a: Number.NaN },
  { a: { $gte: Number.NaN } },
  { a: { k: 1 } },
  { a: { $gt: new MinKey() } },
];
const INDEXES = [{ a: 1 }, { a: -1 }, { a: 1, b: -1 }, { b: -1 }, { b: 1, a: 1 }, { at: -1 }] as const;

/** Counts, which an index may answer alone, agree with a full scan. */
export function counting({ it, insert, things }: Suite): void {
  const counts = () => Promise.all(FILTERS.map((filter) => things().countDocuments(filter)));

  for (const [title, documents] of [
    ['values of every kind', PLAIN],
    ['arrays too', [...PLAIN, ...ARRAYS]],
  ] as const)
    it(`count: over ${title}, with and without an index`, async () => {
      await insert(...documents);
      const plain = await counts();
      expect(plain[0]).toBe(documents.length);
      for (const keys of INDEXES) {
        await things().createIndex({ ...keys });
        expect([keys, await counts()]).toEqual([keys, plain]);
        await things().dropIndexes();
      }
    });

  it('count: with skip and limit', async () => {
    await things().createIndex({ n: 1 });
    await insert(...[1, 2, 3, 4, 5].map((n) => ({ n })));
    const filter = { n: { $gte: 2 } };
    expect(await things().countDocuments(filter, { skip: 1 })).toBe(3);
    expect(await things().countDocuments(filter, { skip: 1, limit: 2 })).toBe(2);
    expect(await things().countDocuments(filter, { skip: 9 })).toBe(0);
    expect(await things().estimatedDocumentCount()).toBe(5);
  });
}
