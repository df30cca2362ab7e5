import { expect } from '@jest/globals';
import type { Suite } from './part.ts';

/** Unique, sparse, partial, compound, multikey and TTL indexes. */
export function indexes({ it, insert, things, database }: Suite): void {
  const duplicate = { code: 11000 };

  it('index: a unique one refuses a second and says which key', async () => {
    await things().createIndex({ user: 1, key: 1 }, { unique: true });
    await insert({ user: 1, key: 'a' });
    await expect(insert({ user: 1, key: 'a' })).rejects.toMatchObject(duplicate);
    await insert({ user: 2, key: 'a' });
    await expect(things().updateOne({ user: 2 }, { $set: { user: 1 } })).rejects.toMatchObject(duplicate);
    expect(await things().countDocuments({ user: 2 })).toBe(1);
  });

  it('index: E11000 names the pattern and the value', async () => {
    await things().createIndex({ user: 1, key: 1 }, { unique: true });
    await insert({ user: 1, key: 'a' });
    await expect(things().insertOne({ user: 1, key: 'a' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { user: 1, key: 1 },
      keyValue: { user: 1, key: 'a' },
    });
  });

  it('index: missing counts as null, so a plain unique one takes one of them', async () => {
    await things().createIndex({ key: 1 }, { unique: true });
    await insert({ n: 1 });
    await expect(insert({ n: 2 })).rejects.toMatchObject(duplicate);
    await expect(insert({ key: null })).rejects.toMatchObject(duplicate);
  });

  it('index: a sparse unique one leaves out what has no key', async () => {
    await things().createIndex({ key: 1 }, { unique: true, sparse: true });
    await insert({ n: 1 }, { n: 2 }, { key: 'x' });
    await expect(insert({ key: 'x' })).rejects.toMatchObject(duplicate);
    expect(await things().countDocuments({})).toBe(3);
  });

  it('index: a sparse one hides nothing from a query', async () => {
    await things().createIndex({ key: 1 }, { sparse: true });
    await insert({ n: 1 }, { key: 'x' });
    expect(await things().countDocuments({ key: { $ne: 'x' } })).toBe(1);
    expect(await things().find().sort({ key: 1 }).toArray()).toHaveLength(2);
  });

  it('index: a partial unique one holds for its documents alone', async () => {
    await things().createIndex({ key: 1 }, { unique: true, partialFilterExpression: { live: true } });
    await insert({ key: 'x', live: true }, { key: 'x', live: false }, { key: 'x' });
    await expect(insert({ key: 'x', live: true })).rejects.toMatchObject(duplicate);
    await expect(things().updateOne({ live: false }, { $set: { live: true } })).rejects.toMatchObject(
      duplicate,
    );
    await things().deleteOne({ live: true });
    await things().updateOne({ live: false }, { $set: { live: true } });
  });

  it('index: a unique one over an array holds for each element, across documents', async () => {
    await things().createIndex({ tags: 1 }, { unique: true });
    await insert({ tags: ['a', 'b', 'a'] });
    await expect(insert({ tags: ['c', 'b'] })).rejects.toMatchObject(duplicate);
    await expect(insert({ tags: 'a' })).rejects.toMatchObject(duplicate);
  });

  it('index: two arrays in one compound key are refused', async () => {
    await things().createIndex({ a: 1, b: 1 });
    await insert({ a: [1, 2], b: 3 });
    await expect(insert({ a: [1], b: [2] })).rejects.toMatchObject({ code: 171 });
  });

  it('index: finds through arrays as a scan does, each document once', async () => {
    await insert({ _id: 1, tags: ['a', 'b', 'c'] }, { _id: 2, tags: 'b' }, { _id: 3, tags: [] }, { _id: 4 });
    const ask = async () => [
      (
        await things()
          .find({ tags: { $gte: 'a' } })
          .sort({ _id: 1 })
          .toArray()
      ).map(({ _id }) => _id),
      (
        await things()
          .find({ tags: { $in: ['a', 'b'] } })
          .sort({ _id: 1 })
          .toArray()
      ).map(({ _id }) => _id),
      (await things().find({ tags: null }).toArray()).map(({ _id }) => _id),
      (await things().find({ tags: [] }).toArray()).map(({ _id }) => _id),
    ];
    const plain = await ask();
    await things().createIndex({ tags: 1 });
    expect(await ask()).toEqual(plain);
    expect(plain).toEqual([[1, 2], [1, 2], [4], [3]]);
  });

  it('index: cannot be made unique over what is not', async () => {
    await insert({ key: 1 }, { key: 1 });
    await expect(things().createIndex({ key: 1 }, { unique: true })).rejects.toMatchObject(duplicate);
    await things().deleteOne({ key: 1 });
    await things().createIndex({ key: 1 }, { unique: true });
  });

  it('index: the same again is nothing new, the same name for another is refused', async () => {
    await things().createIndex({ a: 1 }, { name: 'mine' });
    await things().createIndex({ a: 1 }, { name: 'mine' });
    expect((await things().indexes()).map(({ name }) => name)).toEqual(['_id_', 'mine']);
    await expect(things().createIndex({ b: 1 }, { name: 'mine' })).rejects.toMatchObject({ code: 86 });
  });

  it('index: is listed with its options, and can be dropped', async () => {
    await things().createIndex({ at: 1 }, { expireAfterSeconds: 60, name: 'ttl' });
    expect(await things().indexes()).toContainEqual(
      expect.objectContaining({ name: 'ttl', key: { at: 1 }, expireAfterSeconds: 60 }),
    );
    await things().dropIndex('ttl');
    expect(await things().indexes()).toHaveLength(1);
    await expect(things().dropIndex('ttl')).rejects.toMatchObject({ code: 27 });
  });

  it('collections are listed, dropped with their indexes, and made by the first write', async () => {
    const { collectionName } = things();
    const listIndexNames = async () =>
      (await database().listCollections({ name: collectionName }).toArray()).map(({ name }) => name);
    expect(await listIndexNames()).toEqual([]);
    await insert({ n: 1 });
    await things().createIndex({ n: 1 });
    expect(await listIndexNames()).toEqual([collectionName]);
    await things().drop();
    expect(await listIndexNames()).toEqual([]);
    await insert({ n: 1 });
    expect(await things().indexes()).toHaveLength(1);
  });
}
