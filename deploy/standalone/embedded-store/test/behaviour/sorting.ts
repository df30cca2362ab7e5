import { expect } from '@jest/globals';
import mongoose from 'mongoose';
import type { Suite } from './part.ts';

const { Long, ObjectId, MinKey, MaxKey, Binary } = mongoose.mongo;

/** The order of values, and sorts by several keys. */
export function sorting({ it, insert, things, database }: Suite): void {
  const sorted = async (values: readonly unknown[], direction: 1 | -1 = 1): Promise<unknown[]> => {
    await insert(...values.map((v, at) => ({ _id: at, v })));
    const documents = await things().find().sort({ v: direction, _id: 1 }).toArray();
    return documents.map(({ _id }) => values[Number(_id)]);
  };

  it('sort: by type first, then by value', async () => {
    const id = new ObjectId();
    const bytes = new Binary(Buffer.from('b'));
    const order = [
      new MinKey(),
      null,
      -1.5,
      3,
      Long.fromNumber(4),
      'a',
      'b',
      { a: 1 },
      { a: 2 },
      bytes,
      id,
      false,
      true,
      new Date(-1),
      new Date(5),
      new MaxKey(),
    ];
    expect(await sorted([...order].reverse())).toEqual(order);
  });

  it('sort: texts by their code points', async () => {
    expect(await sorted(['b', 'B', 'é', 'a', '', 'ab'])).toEqual(['', 'B', 'a', 'ab', 'b', 'é']);
  });

  it('sort: missing counts as null', async () => {
    await insert({ _id: 1, v: 1 }, { _id: 2 }, { _id: 3, v: null });
    const ids = (await things().find().sort({ v: 1, _id: 1 }).toArray()).map(({ _id }) => _id);
    expect(ids).toEqual([2, 3, 1]);
  });

  it('sort: an array by its smallest element upwards, its largest downwards', async () => {
    await insert({ _id: 'a', v: [1, 9] }, { _id: 'b', v: 5 }, { _id: 'c', v: [4, 6] });
    const ids = async (direction: 1 | -1) =>
      (await things().find().sort({ v: direction }).toArray()).map(({ _id }) => _id).join('');
    expect(await ids(1)).toBe('acb');
    expect(await ids(-1)).toBe('acb');
  });

  it('sort: an empty array comes before null', async () => {
    expect(await sorted([null, [], 0])).toEqual([[], null, 0]);
  });

  it('sort: several keys, each in its own direction', async () => {
    await insert({ _id: 1, a: 1, b: 1 }, { _id: 2, a: 1, b: 2 }, { _id: 3, a: 2, b: 1 });
    const ids = (await things().find().sort({ a: -1, b: 1 }).toArray()).map(({ _id }) => _id);
    expect(ids).toEqual([3, 1, 2]);
  });

  it('sort: large integers keep their order beyond 2^53', async () => {
    const base = Long.fromString('9007199254740992');
    await insert({ _id: 'b', v: base.add(1) }, { _id: 'a', v: base }, { _id: 'c', v: base.add(2) });
    const ids = (await things().find().sort({ v: 1 }).toArray()).map(({ _id }) => _id).join('');
    expect(ids).toBe('abc');
  });

  it('sort: by what is no direction is refused', async () => {
    await insert({ v: 1 });
    const find = { find: things().collectionName, sort: { v: 2 } };
    await expect(database().command(find)).rejects.toMatchObject({ code: 15975 });
  });

  it('sort: skip and limit come after it', async () => {
    await insert(...[5, 3, 1, 4, 2].map((v) => ({ v })));
    const documents = await things().find().sort({ v: 1 }).skip(1).limit(2).toArray();
    expect(documents.map(({ v }) => v)).toEqual([2, 3]);
  });

  it('sort: ranges and sorts agree with and without an index, whichever way it runs', async () => {
    await insert(...Array.from({ length: 60 }, (_, i) => ({ g: i % 3, n: (i * 7) % 60 })));
    const ask = async () => {
      const cursors = [
        things()
          .find({ g: 1, n: { $gte: 10, $lt: 40 } })
          .sort({ n: -1 }),
        things()
          .find({ g: { $in: [0, 2] }, n: { $lte: 20 } })
          .sort({ n: 1 }),
        things()
          .find({ n: { $gt: 50 } })
          .sort({ n: 1 })
          .skip(2)
          .limit(3),
        things().find({ g: 2 }).sort({ g: 1, n: 1 }),
      ];
      return Promise.all(cursors.map(async (cursor) => (await cursor.toArray()).map(({ n }) => n)));
    };
    const plain = await ask();
    await things().createIndex({ g: 1, n: -1 });
    await things().createIndex({ n: -1 });
    expect(await ask()).toEqual(plain);
    expect(plain[2]).toEqual([53, 54, 55]);
  });
}
