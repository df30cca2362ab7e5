import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';

/**
 * What the services rely on, asked of any server that speaks MongoDB's protocol. `open` gives its URI
 * and the way to end it.
 */
export function storeBehaviour(
  name: string,
  open: () => Promise<{ uri: string; close(): Promise<unknown> }>,
): void {
  describe(`store behaviour: ${name}`, () => {
    let connection: mongoose.Connection;
    let server: Awaited<ReturnType<typeof open>>;
    let things: mongoose.mongo.Collection;

    beforeAll(async () => {
      server = await open();
      connection = await mongoose
        .createConnection(server.uri, { dbName: `suite_${randomUUID().slice(0, 8)}`, retryWrites: false })
        .asPromise();
    });
    afterAll(async () => {
      await connection.dropDatabase();
      await connection.close();
      await server.close();
    });
    beforeEach(() => {
      things = connection.collection(`things_${randomUUID().slice(0, 8)}`) as unknown as typeof things;
    });

    const insert = async (...documents: object[]) => void (await things.insertMany(documents));
    const names = async (filter: object) =>
      (await things.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => String(_id));

    test.each<[string, object, string[]]>([
      ['equality also sees the elements of an array', { tags: 'x' }, ['a', 'b']],
      ['null also means missing', { gone: null }, ['a', 'b', 'c', 'd']],
      ['$exists tells null from missing', { empty: { $exists: true } }, ['c']],
      ['a range stays within its type', { n: { $gt: 1 } }, ['b', 'c']],
      ['dotted paths go into arrays of documents', { 'parts.n': 2 }, ['d']],
      ['$elemMatch wants one element to satisfy all', { parts: { $elemMatch: { n: 2, k: 'y' } } }, ['d']],
      ['$in takes patterns too', { t: { $in: [/^al/, 'gamma'] } }, ['a', 'c']],
      ['$ne leaves out every element', { tags: { $ne: 'x' } }, ['c', 'd']],
      ['$nin and $or combine', { $or: [{ n: 1 }, { t: { $nin: ['alpha', 'beta', 'gamma'] } }] }, ['a', 'd']],
      ['$not turns round, missing included', { n: { $not: { $gte: 2 } } }, ['a', 'd']],
      ['embedded documents compare with their field order', { parts: { k: 'y', n: 2 } }, []],
      ['$all and $size', { tags: { $all: ['x', 'y'], $size: 2 } }, ['a']],
      ['$expr compares two fields', { $expr: { $eq: ['$n', '$m'] } }, ['b', 'd']],
    ])('find: %s', async (_, filter, expected) => {
      await insert(
        { _id: 'a', n: 1, m: 2, t: 'alpha', tags: ['x', 'y'] },
        { _id: 'b', n: 2, m: 2, t: 'beta', tags: 'x' },
        { _id: 'c', n: 3, m: 0, t: 'gamma', empty: null },
        {
          _id: 'd',
          t: 'delta',
          parts: [
            { n: 1, k: 'y' },
            { n: 2, k: 'y' },
          ],
        },
      );
      expect(await names(filter)).toEqual(expected);
    });

    test('sorts by type first, then by value', async () => {
      const values = [true, 'b', 3, null, new Date(0), 'a', -1.5];
      await things.insertMany(values.map((v) => ({ v })));
      const sorted = await things.find().sort({ v: 1 }).toArray();
      expect(sorted.map(({ v }) => v)).toEqual([null, -1.5, 3, 'a', 'b', true, new Date(0)]);
    });

    test.each<[string, object, object, object]>([
      ['$inc and $set', { n: 1 }, { $inc: { n: 2 }, $set: { 'a.b': 1 } }, { n: 3, a: { b: 1 } }],
      [
        '$push with $each, $slice',
        { l: [1] },
        { $push: { l: { $each: [2, 3], $slice: -2 } } },
        { l: [2, 3] },
      ],
      ['$pull by condition', { l: [{ id: 1 }, { id: 2 }] }, { $pull: { l: { id: 1 } } }, { l: [{ id: 2 }] }],
      ['$addToSet', { l: ['a'] }, { $addToSet: { l: { $each: ['a', 'b'] } } }, { l: ['a', 'b'] }],
      ['$unset and $rename', { a: 1, b: 2 }, { $unset: { a: '' }, $rename: { b: 'c' } }, { c: 2 }],
      ['$min and $max', { a: 5, b: 5 }, { $min: { a: 3 }, $max: { b: 3 } }, { a: 3, b: 5 }],
      ['all elements by $[]', { l: [1, 2] }, { $inc: { 'l.$[]': 10 } }, { l: [11, 12] }],
    ])('update: %s', async (_, before, update, after) => {
      await insert({ _id: 'a', ...before });
      await things.updateOne({ _id: 'a' } as never, update);
      expect(await things.findOne({})).toEqual({ _id: 'a', ...after });
    });

    test('update: the positional $ and array filters reach the matched element only', async () => {
      await insert({
        _id: 'a',
        l: [
          { k: 1, n: 0 },
          { k: 2, n: 0 },
        ],
      });
      await things.updateOne({ 'l.k': 2 }, { $set: { 'l.$.n': 7 } });
      await things.updateOne({}, { $set: { 'l.$[one].n': 9 } }, { arrayFilters: [{ 'one.k': 1 }] });
      expect((await things.findOne({}))?.l).toEqual([
        { k: 1, n: 9 },
        { k: 2, n: 7 },
      ]);
    });

    test('update: an int64 stays one', async () => {
      await insert({ _id: 'a', n: mongoose.mongo.Long.fromString('9007199254740993') });
      await things.updateOne({}, { $inc: { n: 1 } });
      const [raw] = await things.find({}, { promoteLongs: false }).toArray();
      expect(String(raw?.n)).toBe('9007199254740994');
    });

    test('an upsert starts from what the filter says by equality', async () => {
      await things.updateOne(
        { k: 'x', n: { $gt: 1 } },
        { $set: { m: 1 }, $setOnInsert: { born: true } },
        { upsert: true },
      );
      expect(await things.findOne({}, { projection: { _id: 0 } })).toEqual({ k: 'x', m: 1, born: true });
    });

    test('conflicting and unknown operators are refused, and change nothing', async () => {
      await insert({ _id: 'a', n: 1 });
      await expect(things.updateOne({}, { $set: { 'a.b': 1, a: 2 } })).rejects.toMatchObject({ code: 40 });
      await expect(things.updateOne({}, { $nope: { a: 1 } } as never)).rejects.toMatchObject({ code: 9 });
      await expect(things.updateOne({}, { $inc: { n: 'x' } } as never)).rejects.toMatchObject({ code: 14 });
      expect(await things.findOne({})).toEqual({ _id: 'a', n: 1 });
    });

    test('a unique index refuses a second one and says which key', async () => {
      await things.createIndex({ user: 1, key: 1 }, { unique: true });
      await insert({ user: 1, key: 'a' });
      await expect(things.insertOne({ user: 1, key: 'a' })).rejects.toMatchObject({
        code: 11000,
        keyPattern: { user: 1, key: 1 },
        keyValue: { user: 1, key: 'a' },
      });
      await insert({ user: 2, key: 'a' });
      await expect(things.updateOne({ user: 2 }, { $set: { user: 1 } })).rejects.toMatchObject({
        code: 11000,
      });
      expect(await things.countDocuments({ user: 2 })).toBe(1);
    });

    test('a partial unique index leaves the others alone', async () => {
      await things.createIndex(
        { key: 1 },
        { unique: true, partialFilterExpression: { key: { $exists: true } } },
      );
      await insert({ a: 1 }, { a: 2 }, { key: 'x' });
      await expect(things.insertOne({ key: 'x' })).rejects.toMatchObject({ code: 11000 });
    });

    test('twenty claimers at once claim two hundred documents, none twice', async () => {
      await things.createIndex({ status: 1, due: 1 });
      await things.insertMany(Array.from({ length: 200 }, (_, due) => ({ status: 'open', due })));
      const claimer = async (): Promise<number[]> => {
        const mine: number[] = [];
        for (;;) {
          const found = await things.findOneAndUpdate(
            { status: 'open' },
            { $set: { status: 'taken' } },
            { sort: { due: 1 } },
          );
          if (!found) return mine;
          mine.push(found.due);
        }
      };
      const claimed = (await Promise.all(Array.from({ length: 20 }, claimer))).flat();
      expect(claimed.sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n));
    });

    test('ranges and sorts agree with and without an index, whichever way it runs', async () => {
      await things.insertMany(
        Array.from({ length: 60 }, (_, i) => ({ g: i % 3, n: (i * 7) % 60, s: `t${i % 10}` })),
      );
      const ask = () =>
        Promise.all(
          [
            things.find({ g: 1, n: { $gte: 10, $lt: 40 } }).sort({ n: -1 }),
            things.find({ g: { $in: [0, 2] }, n: { $lte: 20 } }).sort({ n: 1 }),
            things
              .find({ n: { $gt: 50 } })
              .sort({ n: 1 })
              .skip(2)
              .limit(3),
          ].map(async (cursor) => (await cursor.toArray()).map(({ n }) => n)),
        );
      const plain = await ask();
      await things.createIndex({ g: 1, n: -1 });
      await things.createIndex({ n: -1 });
      expect(await ask()).toEqual(plain);
      expect(plain[2]).toEqual([53, 54, 55]);
    });

    test('reads more than one batch', async () => {
      await things.insertMany(Array.from({ length: 350 }, (_, n) => ({ n })));
      expect(await things.find().batchSize(100).toArray()).toHaveLength(350);
    });

    test('ordered inserts stop at the first error, unordered go on', async () => {
      const documents = () => [{ _id: 1 }, { _id: 1 }, { _id: 2 }] as never[];
      await expect(things.insertMany(documents())).rejects.toMatchObject({ code: 11000 });
      expect(await things.countDocuments({})).toBe(1);
      await expect(things.insertMany(documents(), { ordered: false })).rejects.toMatchObject({ code: 11000 });
      expect(await things.countDocuments({})).toBe(2);
    });

    test('groups, unwinds and joins', async () => {
      await insert({ _id: 'a', g: 1, l: [1, 2] }, { _id: 'b', g: 1, l: [3] }, { _id: 'c', g: 2, l: [] });
      const grouped = await things
        .aggregate([
          { $match: { g: 1 } },
          { $unwind: '$l' },
          { $group: { _id: '$g', sum: { $sum: '$l' }, n: { $sum: 1 } } },
        ])
        .toArray();
      expect(grouped).toEqual([{ _id: 1, sum: 6, n: 3 }]);
    });
  });
}
