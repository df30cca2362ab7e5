import { expect } from '@jest/globals';
import type { Suite } from './part.ts';

/** Inserts, deletes, and find-and-change. */
export function writes({ it, insert, things }: Suite): void {
  it('insert: makes an id and puts it first', async () => {
    await insert({ n: 1 });
    expect(Object.keys((await things().findOne({})) ?? {})).toEqual(['_id', 'n']);
  });

  it('insert: ordered stops at the first error, unordered goes on', async () => {
    const documents = () => [{ _id: 1 }, { _id: 1 }, { _id: 2 }] as never[];
    await expect(things().insertMany(documents())).rejects.toMatchObject({ code: 11000 });
    expect(await things().countDocuments({})).toBe(1);
    await expect(things().insertMany(documents(), { ordered: false })).rejects.toMatchObject({ code: 11000 });
    expect(await things().countDocuments({})).toBe(2);
  });

  it('insert: a first array after a refused document is found by every element', async () => {
    await things().createIndex({ tags: 1 });
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2, tags: [1, 9] }] as never[];
    await expect(things().insertMany(documents, { ordered: false })).rejects.toMatchObject({ code: 11000 });
    // One element is above, another one below.
    expect(await things().countDocuments({ tags: { $gt: 5, $lt: 3 } })).toBe(1);
  });

  it('insert: an id may be of any kind but an array', async () => {
    await insert({ _id: { a: 1, b: 2 } }, { _id: 'text' }, { _id: null }, { _id: new Date(1) });
    expect(await things().findOne({ _id: { a: 1, b: 2 } } as never)).not.toBeNull();
    await expect(insert({ _id: [1] })).rejects.toThrow();
  });

  it('insert: 1, 1.0 and the long 1 are the same id', async () => {
    await insert({ _id: 1 });
    await expect(insert({ _id: 1.0 })).rejects.toMatchObject({ code: 11000 });
  });

  it('delete: one or all', async () => {
    await insert({ n: 1 }, { n: 1 }, { n: 1 }, { n: 2 });
    expect(await things().deleteOne({ n: 1 })).toMatchObject({ deletedCount: 1 });
    expect(await things().deleteMany({ n: 1 })).toMatchObject({ deletedCount: 2 });
    expect(await things().countDocuments({})).toBe(1);
  });

  it('findOneAndUpdate: gives the document before, or after', async () => {
    await insert({ _id: 'a', n: 1 });
    expect(await things().findOneAndUpdate({}, { $inc: { n: 1 } })).toEqual({ _id: 'a', n: 1 });
    const after = await things().findOneAndUpdate({}, { $inc: { n: 1 } }, { returnDocument: 'after' });
    expect(after).toEqual({ _id: 'a', n: 3 });
    expect(await things().findOneAndUpdate({ n: 9 }, { $inc: { n: 1 } })).toBeNull();
  });

  it('findOneAndUpdate: in the order of the sort, with a projection', async () => {
    await insert({ _id: 'a', n: 2, m: 1 }, { _id: 'b', n: 1, m: 1 });
    const document = await things().findOneAndUpdate(
      { m: 1 },
      { $set: { m: 2 } },
      { sort: { n: 1 }, projection: { n: 1 } },
    );
    expect(document).toEqual({ _id: 'b', n: 1 });
    expect((await things().findOne({ m: 2 }))?._id).toBe('b');
  });

  it('findOneAndUpdate: makes what is not there when asked to', async () => {
    const document = await things().findOneAndUpdate(
      { k: 'x' },
      { $set: { n: 1 } },
      { upsert: true, returnDocument: 'after', projection: { _id: 0 } },
    );
    expect(document).toEqual({ k: 'x', n: 1 });
  });

  it('findOneAndDelete and findOneAndReplace', async () => {
    await insert({ _id: 'a', n: 1 }, { _id: 'b', n: 2 });
    expect(await things().findOneAndDelete({ n: 1 })).toEqual({ _id: 'a', n: 1 });
    expect(await things().findOneAndReplace({ n: 2 }, { m: 3 }, { returnDocument: 'after' })).toEqual({
      _id: 'b',
      m: 3,
    });
  });

  it('bulkWrite: several kinds at once, and where it stopped', async () => {
    const outcome = await things().bulkWrite([
      { insertOne: { document: { _id: 1, n: 1 } as never } },
      { updateOne: { filter: { n: 1 }, update: { $set: { n: 2 } } } },
      { updateOne: { filter: { n: 9 }, update: { $set: { n: 9 } }, upsert: true } },
      { deleteOne: { filter: { n: 2 } } },
    ]);
    expect(outcome).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
    expect(await things().countDocuments({})).toBe(1);
  });

  it('twenty claimers at once claim two hundred documents, none twice', async () => {
    await things().createIndex({ status: 1, due: 1 });
    await insert(...Array.from({ length: 200 }, (_, due) => ({ status: 'open', due })));
    const claimer = async (): Promise<unknown[]> => {
      const takenIds: unknown[] = [];
      for (;;) {
        const change = { $set: { status: 'taken' } };
        const document = await things().findOneAndUpdate({ status: 'open' }, change, { sort: { due: 1 } });
        if (!document) return takenIds;
        takenIds.push(document.due);
      }
    };
    const claimed = (await Promise.all(Array.from({ length: 20 }, claimer))).flat();
    expect(claimed.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });
}
