import { expect } from '@jest/globals';
import type { Suite } from './part.ts';

const CASES: readonly (readonly [string, object, object, object])[] = [
  ['$push, and onto nothing', { l: [1] }, { $push: { l: 2, m: 1 } }, { l: [1, 2], m: [1] }],
  ['$push of an array is one element', { l: [1] }, { $push: { l: [2, 3] } }, { l: [1, [2, 3]] }],
  ['$push $each', { l: [1] }, { $push: { l: { $each: [2, 3] } } }, { l: [1, 2, 3] }],
  ['$push $position', { l: [1, 4] }, { $push: { l: { $each: [2, 3], $position: 1 } } }, { l: [1, 2, 3, 4] }],
  [
    '$push $position from the end',
    { l: [1, 3] },
    { $push: { l: { $each: [2], $position: -1 } } },
    { l: [1, 2, 3] },
  ],
  ['$push $slice keeps the last', { l: [1] }, { $push: { l: { $each: [2, 3], $slice: -2 } } }, { l: [2, 3] }],
  ['$push $slice keeps the first', { l: [1] }, { $push: { l: { $each: [2, 3], $slice: 2 } } }, { l: [1, 2] }],
  ['$push $sort', { l: [3, 1] }, { $push: { l: { $each: [2], $sort: -1 } } }, { l: [3, 2, 1] }],
  [
    '$push $sort by a field, then $slice',
    { l: [{ n: 3 }, { n: 1 }] },
    { $push: { l: { $each: [{ n: 2 }], $sort: { n: 1 }, $slice: 2 } } },
    { l: [{ n: 1 }, { n: 2 }] },
  ],
  ['$addToSet', { l: ['a'] }, { $addToSet: { l: { $each: ['a', 'b', 'b'] } } }, { l: ['a', 'b'] }],
  [
    '$addToSet of a document',
    { l: [{ a: 1, b: 2 }] },
    { $addToSet: { l: { b: 2, a: 1 } } },
    {
      l: [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    },
  ],
  ['$pop the last', { l: [1, 2, 3] }, { $pop: { l: 1 } }, { l: [1, 2] }],
  ['$pop the first', { l: [1, 2, 3] }, { $pop: { l: -1 } }, { l: [2, 3] }],
  ['$pull a value', { l: [1, 2, 1] }, { $pull: { l: 1 } }, { l: [2] }],
  ['$pull by comparison', { l: [1, 5, 9] }, { $pull: { l: { $gt: 4 } } }, { l: [1] }],
  [
    '$pull by fields',
    {
      l: [
        { k: 1, n: 1 },
        { k: 2, n: 1 },
      ],
    },
    { $pull: { l: { k: 1 } } },
    { l: [{ k: 2, n: 1 }] },
  ],
  ['$pull with $in', { l: [1, 2, 3] }, { $pull: { l: { $in: [1, 3] } } }, { l: [2] }],
  ['$pullAll', { l: [1, 2, 3, 1] }, { $pullAll: { l: [1, 3] } }, { l: [2] }],
  ['all elements by $[]', { l: [1, 2] }, { $inc: { 'l.$[]': 10 } }, { l: [11, 12] }],
  [
    'a field of all elements',
    { l: [{ n: 1 }, { n: 2 }] },
    { $set: { 'l.$[].n': 0 } },
    { l: [{ n: 0 }, { n: 0 }] },
  ],
];

/** Update operators on arrays, and the positional forms. */
export function arrayUpdates({ it, insert, things }: Suite): void {
  for (const [title, before, update, after] of CASES)
    it(`arrays: ${title}`, async () => {
      await insert({ _id: 'a', ...before });
      await things().updateOne({}, update as object);
      expect(await things().findOne({})).toEqual({ _id: 'a', ...after });
    });

  it('arrays: $ is the element that the filter met', async () => {
    await insert({ _id: 'a', l: [{ k: 1 }, { k: 2 }, { k: 2 }], m: [5, 6] });
    await things().updateOne({ 'l.k': 2 }, { $set: { 'l.$.n': 7 } });
    await things().updateOne({ m: { $gt: 5 } }, { $inc: { 'm.$': 1 } });
    await things().updateOne({ l: { $elemMatch: { k: 1 } } }, { $set: { 'l.$.n': 8 } });
    expect(await things().findOne({})).toEqual({
      _id: 'a',
      l: [{ k: 1, n: 8 }, { k: 2, n: 7 }, { k: 2 }],
      m: [5, 7],
    });
  });

  it('arrays: $ without a met element is refused', async () => {
    await insert({ _id: 'a', l: [1] });
    await expect(things().updateOne({}, { $set: { 'l.$': 2 } })).rejects.toMatchObject({ code: 2 });
  });

  it('arrays: $[name] reaches the elements that its filter meets', async () => {
    await insert({
      _id: 'a',
      l: [
        { k: 1, n: [1, 5] },
        { k: 2, n: [1, 5] },
      ],
    });
    await things().updateOne(
      {},
      { $set: { 'l.$[one].n.$[big]': 0 } },
      { arrayFilters: [{ 'one.k': 2 }, { big: { $gt: 2 } }] },
    );
    expect((await things().findOne({}))?.l).toEqual([
      { k: 1, n: [1, 5] },
      { k: 2, n: [1, 0] },
    ]);
  });

  it('arrays: $[name] without a filter is refused', async () => {
    await insert({ l: [1] });
    await expect(things().updateOne({}, { $set: { 'l.$[x]': 1 } })).rejects.toMatchObject({ code: 2 });
  });
}
