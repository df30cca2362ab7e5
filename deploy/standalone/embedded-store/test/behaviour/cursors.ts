import { expect } from '@jest/globals';
import mongoose from 'mongoose';
import type { Suite } from './part.ts';

const { Long } = mongoose.mongo;

/** Cursors and batches. */
export function cursors({ it, insert, things, database }: Suite): void {
  const many = () => insert(...Array.from({ length: 350 }, (_, n) => ({ n })));

  it('cursor: reads more than one batch, in order', async () => {
    await many();
    const documents = await things().find().sort({ n: 1 }).batchSize(100).toArray();
    expect(documents.map(({ n }) => n)).toEqual(Array.from({ length: 350 }, (_, n) => n));
  });

  it('cursor: a limit ends it within a batch', async () => {
    await many();
    expect(await things().find().batchSize(100).limit(150).toArray()).toHaveLength(150);
  });

  it('cursor: of a pipeline too', async () => {
    await many();
    const cursor = things().aggregate([{ $match: { n: { $gte: 50 } } }], { batchSize: 100 });
    expect(await cursor.toArray()).toHaveLength(300);
  });

  it('cursor: a batch has the size that was asked for, down to none', async () => {
    await many();
    const collection = things().collectionName;
    const ask = async (command: object) => (await database().command(command)).cursor;
    const { id: number, firstBatch } = await ask({ find: collection, batchSize: 0 });
    const id = Long.fromValue(number);
    expect(firstBatch).toEqual([]);
    expect((await ask({ getMore: id, collection, batchSize: 7 })).nextBatch).toHaveLength(7);
    expect((await ask({ getMore: id, collection, batchSize: 100 })).nextBatch).toHaveLength(100);
    const rest = await ask({ getMore: id, collection });
    expect([rest.nextBatch.length, Number(rest.id)]).toEqual([243, 0]);
    const single = await ask({ find: collection, batchSize: 5, singleBatch: true });
    expect([single.firstBatch.length, Number(single.id)]).toEqual([5, 0]);
    expect((await ask({ find: collection })).firstBatch).toHaveLength(101);
  });

  it('cursor: what is not there, or is of another collection, is not read', async () => {
    await many();
    const collection = things().collectionName;
    const { cursor } = await database().command({ find: collection, batchSize: 5 });
    const more = (id: unknown, name: string) => database().command({ getMore: id, collection: name });
    await expect(more(Long.fromNumber(12345), collection)).rejects.toMatchObject({ code: 43 });
    await expect(more(Long.fromValue(cursor.id), `${collection}_other`)).rejects.toMatchObject({ code: 13 });
    const { cursorsKilled } = await database().command({
      killCursors: collection,
      cursors: [Long.fromValue(cursor.id)],
    });
    expect(cursorsKilled).toHaveLength(1);
    await expect(more(Long.fromValue(cursor.id), collection)).rejects.toMatchObject({ code: 43 });
  });

  it('cursor: closed early is gone', async () => {
    await many();
    const cursor = things().find().batchSize(100);
    await cursor.next();
    const id = cursor.id;
    await cursor.close();
    const more = database().command({ getMore: id, collection: things().collectionName });
    await expect(more).rejects.toMatchObject({ code: 43 });
  });

  it('cursor: large documents come in batches that a message can hold', async () => {
    const text = 'x'.repeat(1_000_000);
    for (let n = 0; n < 20; n++) await insert({ n, text });
    let count = 0;
    for await (const { text: read } of things().find()) {
      expect(read).toHaveLength(text.length);
      count++;
    }
    expect(count).toBe(20);
  });

  it('cursor: of a collection that is not there is empty', async () => {
    expect(await things().find().toArray()).toEqual([]);
    expect(await things().countDocuments({})).toBe(0);
  });
}
