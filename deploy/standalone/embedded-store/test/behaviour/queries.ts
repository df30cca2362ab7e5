import { expect } from '@jest/globals';
import mongoose from 'mongoose';
import type { Suite } from './part.ts';

const { Long, Int32, Double, Binary, ObjectId } = mongoose.mongo;
const day = (n: number): Date => new Date(Date.UTC(2026, 0, n));

const DOCUMENTS = [
  { _id: 'a', n: 1, m: 2, t: 'alpha', tags: ['x', 'y'], at: day(1), deep: { er: { k: 1 } } },
  { _id: 'b', n: 2, m: 2, t: 'beta', tags: 'x', at: day(2), deep: { er: [{ k: 2 }, { k: 3 }] } },
  { _id: 'c', n: 3.5, m: 0, t: 'Gamma', empty: null, at: day(3), tags: [] },
  {
    _id: 'd',
    t: 'delta\nline',
    parts: [
      { n: 1, k: 'y' },
      { n: 2, k: 'y' },
      { n: 9, k: 'z' },
    ],
    grid: [
      [1, 2],
      [3, 4],
    ],
  },
  { _id: 'e', n: Long.fromNumber(7), flag: true, tags: [['x'], 3, null] },
  { _id: 'f', n: 'text', flag: false, doc: { a: 1, b: 2 } },
] as const;

const CASES: readonly (readonly [string, object, string])[] = [
  ['everything', {}, 'abcdef'],
  ['equality sees the elements of an array', { tags: 'x' }, 'ab'],
  ['equality with an array wants it whole, or as an element', { tags: ['x'] }, 'e'],
  ['equality with an array compares its order', { tags: ['y', 'x'] }, ''],
  ['null means missing too', { empty: null }, 'abcdef'],
  ['null finds null elements of arrays', { tags: null }, 'def'],
  ['$ne null is there and not null', { empty: { $ne: null } }, ''],
  ['$exists tells null from missing', { empty: { $exists: true } }, 'c'],
  ['$exists false', { n: { $exists: false } }, 'd'],
  ['numbers compare across their types', { n: { $in: [new Double(1), new Int32(7)] } }, 'ae'],
  ['a range stays within its type', { n: { $gt: 1 } }, 'bce'],
  ['a range of texts', { n: { $gte: 'a' } }, 'f'],
  ['a range of dates', { at: { $gt: day(1), $lte: day(3) } }, 'bc'],
  ['dotted paths go into documents', { 'deep.er.k': 1 }, 'a'],
  ['dotted paths go through arrays', { 'deep.er.k': { $gt: 2 } }, 'b'],
  ['two conditions on an array may be met by two elements', { 'parts.n': { $gt: 2, $lt: 2 } }, 'd'],
  ['$elemMatch wants one element to meet all', { parts: { $elemMatch: { n: { $gt: 1 }, k: 'y' } } }, 'd'],
  ['$elemMatch meets none', { parts: { $elemMatch: { n: 9, k: 'y' } } }, ''],
  ['$elemMatch on plain values', { tags: { $elemMatch: { $gte: 'y' } } }, 'a'],
  ['positions in paths', { 'parts.1.n': 2 }, 'd'],
  ['positions in nested arrays', { 'grid.1.0': 3 }, 'd'],
  ['a position names a list as a whole', { 'grid.0': 1 }, ''],
  ['a list at a position', { 'grid.0': [1, 2] }, 'd'],
  ['positions leave other lists out', { 'grid.1': { $gt: 2, $lt: 4 } }, ''],
  ['$in with patterns', { t: { $in: [/^al/, 'beta'] } }, 'ab'],
  ['$in with null', { flag: { $in: [null, true] } }, 'abcde'],
  ['$nin leaves out every element', { tags: { $nin: ['x', null] } }, 'c'],
  ['$ne leaves out every element', { tags: { $ne: 'x' } }, 'cdef'],
  ['$and of two', { $and: [{ n: { $gt: 1 } }, { m: 2 }] }, 'b'],
  ['$or of two', { $or: [{ n: 1 }, { flag: true }] }, 'ae'],
  ['$nor of two', { $nor: [{ n: { $exists: true } }, { flag: true }] }, 'd'],
  ['$not turns round, missing included', { n: { $not: { $gte: 2 } } }, 'adf'],
  ['$not with a pattern', { t: { $not: /a$/ } }, 'def'],
  ['$regex with options', { t: { $regex: '^gamma$', $options: 'i' } }, 'c'],
  ['$regex over lines', { t: { $regex: '^line', $options: 'm' } }, 'd'],
  ['a dot matches no line end without s', { t: { $regex: 'delta.line' } }, ''],
  ['a dot matches a line end with s', { t: { $regex: 'delta.line', $options: 's' } }, 'd'],
  ['embedded documents compare whole', { doc: { a: 1, b: 2 } }, 'f'],
  ['embedded documents compare with their field order', { doc: { b: 2, a: 1 } }, ''],
  ['$mod', { n: { $mod: [2, 1] } }, 'ace'],
  ['$size', { tags: { $size: 2 } }, 'a'],
  ['$size of an empty array', { tags: { $size: 0 } }, 'c'],
  ['$all', { tags: { $all: ['y', 'x'] } }, 'a'],
  ['$all of one element finds a plain value', { tags: { $all: ['x'] } }, 'ab'],
  ['$all of $elemMatch', { parts: { $all: [{ $elemMatch: { n: 1 } }, { $elemMatch: { k: 'z' } }] } }, 'd'],
  ['$type by name', { n: { $type: 'string' } }, 'f'],
  ['$type by number', { flag: { $type: 8 } }, 'ef'],
  ['$type number', { n: { $type: 'number' } }, 'abce'],
  ['$type of elements', { tags: { $type: 'string' } }, 'ab'],
  ['$type array', { tags: { $type: 'array' } }, 'ace'],
  ['$expr compares two fields', { $expr: { $eq: ['$n', '$m'] } }, 'bd'],
  ['$expr computes', { $expr: { $gt: [{ $add: ['$m', 1] }, 2] } }, 'ab'],
  ['$comment says nothing', { n: 1, $comment: 'why' }, 'a'],
  ['$eq and $not side by side', { n: { $eq: 1, $not: { $eq: 2 } } }, 'a'],
];

/** Filters: `find` with each, and which documents it finds. */
export function queries({ it, insert, things }: Suite): void {
  for (const [title, filter, expected] of CASES)
    it(`find: ${title}`, async () => {
      await insert(...DOCUMENTS);
      const documents = await things().find(filter).sort({ _id: 1 }).toArray();
      expect(documents.map(({ _id }) => _id).join('')).toBe(expected);
      expect(await things().countDocuments(filter)).toBe(expected.length);
    });

  it('find: ids, bytes and the like by value', async () => {
    const id = new ObjectId();
    await insert({ id, bytes: new Binary(Buffer.from('abc')), big: Long.MAX_VALUE });
    for (const filter of [{ id }, { bytes: new Binary(Buffer.from('abc')) }, { big: Long.MAX_VALUE }])
      expect(await things().countDocuments(filter)).toBe(1);
    expect(await things().countDocuments({ big: Long.MAX_VALUE.sub(1) })).toBe(0);
  });

  it('distinct goes into arrays, with a filter', async () => {
    await insert(...DOCUMENTS);
    expect(await things().distinct('tags', { m: 2 })).toEqual(['x', 'y']);
  });

  it('projection takes in, leaves out, and reaches into arrays', async () => {
    await insert({ _id: 'a', n: 1, deep: { x: 1, y: 2 }, list: [{ p: 1, q: 2 }] });
    const ask = (projection: object) => things().findOne({}, { projection });
    expect(await ask({ n: 1 })).toEqual({ _id: 'a', n: 1 });
    expect(await ask({ n: 1, _id: 0 })).toEqual({ n: 1 });
    expect(await ask({ n: 0, 'deep.x': 0 })).toEqual({ _id: 'a', deep: { y: 2 }, list: [{ p: 1, q: 2 }] });
    expect(await ask({ 'list.q': 1, 'deep.y': 1 })).toEqual({ _id: 'a', deep: { y: 2 }, list: [{ q: 2 }] });
  });

  it('projection and filter pass over values of any type', async () => {
    await insert({ _id: 1, pattern: /x/i, b: { c: 2 }, last: 3 }, { _id: 2, last: 3 });
    const ask = (filter: object) =>
      things()
        .find(filter, { projection: { last: 1, b: 1 } })
        .toArray();
    expect(await ask({ 'b.c': 2, last: 3 })).toEqual([{ _id: 1, b: { c: 2 }, last: 3 }]);
    expect(await ask({ $or: [{ last: 4 }, { $nor: [{ 'b.c': 2 }] }] })).toEqual([{ _id: 2, last: 3 }]);
  });

  it('projection reaches into lists within lists', async () => {
    await insert({ _id: 'a', list: [[{ p: 1, q: 2 }, 5], 6] });
    const ask = async (projection: object) => (await things().findOne({}, { projection }))?.list;
    expect(await ask({ 'list.q': 1 })).toEqual([[{ q: 2 }]]);
    expect(await ask({ 'list.q': 0 })).toEqual([[{ p: 1 }, 5], 6]);
  });

  it('projection does not confuse fields with what JavaScript has', async () => {
    await insert({ _id: 'a', constructor: 1, toString: { valueOf: 2 }, n: 3 });
    const ask = (projection: object) => things().findOne({}, { projection });
    expect(await ask({ n: 1 })).toEqual({ _id: 'a', n: 3 });
    expect(Object.keys((await ask({ n: 0 })) ?? {})).toEqual(['_id', 'constructor', 'toString']);
    expect(await ask({ _id: 0, 'toString.valueOf': 1 })).toEqual({ toString: { valueOf: 2 } });
  });

  for (const [title, projection, code] of [
    ['of some with some left out', { a: 1, b: 0 }, 31254],
    ['leaving out some with some taken', { a: 0, b: 1 }, 31253],
    ['of a field and a part of it', { a: 1, 'a.b': 1 }, 31249],
    ['of a part of a field and it', { 'a.b': 1, a: 1 }, 31250],
  ] as const)
    it(`projection: ${title} is refused`, async () => {
      await insert({ n: 1 });
      await expect(things().findOne({}, { projection })).rejects.toMatchObject({ code });
    });

  for (const [title, filter, code] of [
    ['an unknown operator', { n: { $nope: 1 } }, 2],
    ['an unknown operator at the top', { $nope: [] }, 2],
    ['$in without a list', { n: { $in: 3 } }, 2],
    ['$or without alternatives', { $or: [] }, 2],
    ['a broken pattern', { n: { $regex: '(' } }, 51091],
  ] as const)
    it(`find: ${title} is refused`, async () => {
      await insert({ n: 1 });
      await expect(
        things()
          .find(filter as object)
          .toArray(),
      ).rejects.toMatchObject({ code });
    });
}
