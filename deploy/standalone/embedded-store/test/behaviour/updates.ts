import { expect } from '@jest/globals';
import mongoose from 'mongoose';
import type { Suite } from './part.ts';

const { Long, Int32, Double } = mongoose.mongo;

const CASES: readonly (readonly [string, object, object, object])[] = [
  ['$set makes what is missing on the way', { n: 1 }, { $set: { 'a.b.c': 1 } }, { n: 1, a: { b: { c: 1 } } }],
  ['$set in an array by position', { l: [1, 2] }, { $set: { 'l.1': 9 } }, { l: [1, 9] }],
  ['$set past the end fills with null', { l: [1] }, { $set: { 'l.3': 9 } }, { l: [1, null, null, 9] }],
  ['$set keeps the field order', { a: 1, b: 2 }, { $set: { b: 3, a: 4 } }, { a: 4, b: 3 }],
  ['new fields come in the order of their names', {}, { $set: { z: 1, y: 2 } }, { y: 2, z: 1 }],
  ['$unset', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '' } }, { b: { d: 2 } }],
  ['$unset of an element leaves null', { l: [1, 2] }, { $unset: { 'l.0': '' } }, { l: [null, 2] }],
  ['$inc and from nothing', { n: 1 }, { $inc: { n: 2, m: 5 } }, { n: 3, m: 5 }],
  [
    '$min and $max',
    { a: 5, b: 5 },
    { $min: { a: 3, c: 1 }, $max: { b: 3, d: 2 } },
    { a: 3, b: 5, c: 1, d: 2 },
  ],
  ['$min across types', { a: 5 }, { $min: { a: 'text' } }, { a: 5 }],
  ['$max across types', { a: 5 }, { $max: { a: 'text' } }, { a: 'text' }],
  ['$push, and onto nothing', { l: [1] }, { $push: { l: 2, m: 1 } }, { l: [1, 2], m: [1] }],
  ['$push of an array is one element', { l: [1] }, { $push: { l: [2, 3] } }, { l: [1, [2, 3]] }],
  ['$push $each', { l: [1] }, { $push: { l: { $each: [2, 3] } } }, { l: [1, 2, 3] }],
  ['$push $slice keeps the last', { l: [1] }, { $push: { l: { $each: [2, 3], $slice: -2 } } }, { l: [2, 3] }],
  ['$push $slice keeps the first', { l: [1] }, { $push: { l: { $each: [2, 3], $slice: 2 } } }, { l: [1, 2] }],
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
  ['$pull a value', { l: [1, 2, 1] }, { $pull: { l: 1 } }, { l: [2] }],
  ['$pull by comparison', { l: [1, 5, 9] }, { $pull: { l: { $gt: 4 } } }, { l: [1] }],
  ['$pull by fields', { l: [{ k: 1 }, { k: 2 }] }, { $pull: { l: { k: 1 } } }, { l: [{ k: 2 }] }],
  ['$pull with $in', { l: [1, 2, 3] }, { $pull: { l: { $in: [1, 3] } } }, { l: [2] }],
  ['$setOnInsert without an insert', { n: 1 }, { $set: { n: 2 }, $setOnInsert: { m: 1 } }, { n: 2 }],
];

/** Update operators, one document before and after. */
export function updates({ it, insert, things }: Suite): void {
  for (const [title, before, update, after] of CASES)
    it(`update: ${title}`, async () => {
      await insert({ _id: 'a', ...before });
      await things().updateOne({}, update);
      const document = await things().findOne({});
      expect(document).toEqual({ _id: 'a', ...after });
      expect(Object.keys(document ?? {})).toEqual(['_id', ...Object.keys(after)]);
    });

  it('update: tells what matched from what changed', async () => {
    await insert({ _id: 'a', n: 1 }, { _id: 'b', n: 2 });
    expect(await things().updateMany({}, { $set: { n: 1 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
    });
    expect(await things().updateOne({ n: 9 }, { $set: { n: 1 } })).toMatchObject({ matchedCount: 0 });
  });

  it('update: int32 grows to int64, int64 stays, a double makes a double', async () => {
    await insert({
      _id: 'a',
      small: new Int32(2147483647),
      long: Long.fromString('9007199254740993'),
      whole: new Int32(1),
    });
    await things().updateOne({}, { $inc: { small: 1, long: 1, whole: new Double(1.5) } });
    const raw = await things().findOne({}, { promoteValues: false });
    expect(raw?.small).toEqual(Long.fromNumber(2147483648));
    expect(String(raw?.long)).toBe('9007199254740994');
    expect(raw?.whole).toEqual(new Double(2.5));
  });

  it('update: an int64 does not overflow', async () => {
    await insert({ n: Long.MAX_VALUE });
    await expect(things().updateOne({}, { $inc: { n: 1 } })).rejects.toMatchObject({ code: 2 });
  });

  it('update: replacement keeps the id and nothing else', async () => {
    await insert({ _id: 'a', n: 1, m: 2 });
    await things().replaceOne({ n: 1 }, { k: 'v' });
    expect(await things().findOne({})).toEqual({ _id: 'a', k: 'v' });
  });

  it('update: a pipeline computes from the document, and leaves what it does not compute as it is', async () => {
    const long = Long.fromString('9007199254740993');
    await insert({ _id: 'a', whole: new Double(2), long, deep: { x: 1 } });
    await things().updateOne({}, [
      { $set: { 'deep.y': { $add: ['$whole', 1] } } },
      { $set: { z: '$deep.y' } },
    ]);
    const raw = await things().findOne({}, { promoteValues: false });
    expect(raw).toMatchObject({ whole: new Double(2), long });
    expect(await things().findOne({})).toMatchObject({ deep: { x: 1, y: 3 }, z: 3 });
  });

  it('upsert: starts from what the filter says by equality', async () => {
    const filter = { k: 'x', 'deep.er': 2, n: { $gt: 1 }, $and: [{ j: 'y' }] };
    const change = { $set: { m: 1 }, $setOnInsert: { born: true } };
    const outcome = await things().updateOne(filter, change, { upsert: true });
    expect(outcome).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
    const document = await things().findOne({}, { projection: { _id: 0 } });
    expect(document).toEqual({ k: 'x', deep: { er: 2 }, j: 'y', m: 1, born: true });
  });

  it('upsert: uses the id of the filter, and only once', async () => {
    for (const n of [1, 2])
      await things().updateOne({ _id: 'mine' as never }, { $set: { n } }, { upsert: true });
    expect(await things().find().toArray()).toEqual([{ _id: 'mine', n: 2 }]);
  });

  it('upsert: a replacement', async () => {
    await things().replaceOne({ _id: 'mine' as never }, { n: 1 }, { upsert: true });
    expect(await things().find().toArray()).toEqual([{ _id: 'mine', n: 1 }]);
  });

  for (const [title, update, code] of [
    ['two changes of one place', { $set: { 'a.b': 1, a: 2 } }, 40],
    ['an unknown operator', { $nope: { a: 1 } }, 9],
    ['$inc of a text', { $inc: { t: 1 } }, 14],
    ['$inc by a text', { $inc: { n: 'x' } }, 14],
    ['another id', { $set: { _id: 'z' } }, 66],
    ['a way through a number', { $set: { 'n.x': 1 } }, 28],
    ['$push onto what is no array', { $push: { n: 1 } }, 2],
    ['$push onto null', { $push: { z: 1 } }, 2],
    ['$pull from what is no array', { $pull: { n: 1 } }, 2],
    ['$addToSet to what is no array', { $addToSet: { n: 1 } }, 2],
    ['$inc of null', { $inc: { z: 1 } }, 14],
    ['a way through null', { $set: { 'z.x': 1 } }, 28],
  ] as const)
    it(`update: ${title} is refused, and changes nothing`, async () => {
      await insert({ _id: 'a', n: 1, t: 'text', z: null, l: [] });
      await expect(things().updateOne({}, update as object)).rejects.toMatchObject({ code });
      expect(await things().findOne({})).toEqual({ _id: 'a', n: 1, t: 'text', z: null, l: [] });
    });

  for (const [title, update, options, code] of [
    ['an unknown operator', { $nope: { a: 1 } }, {}, 9],
    ['two changes of one place', { $set: { a: 1 }, $inc: { 'a.b': 1 } }, {}, 40],
    ['a path that begins with $', { $set: { '$.a': 1 } }, {}, 2],
    ['an empty name in a path', { $set: { 'a..b': 1 } }, {}, 56],
    ['a pipeline with other stages', [{ $match: {} }], {}, 72],
  ] as const)
    it(`update: ${title} is refused before any document is looked for`, async () => {
      const outcome = things().updateOne({}, update as object, options as object);
      await expect(outcome).rejects.toMatchObject({ code });
    });
}
