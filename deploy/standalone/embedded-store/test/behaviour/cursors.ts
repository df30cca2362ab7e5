import { expect } from '@jest/globals';
import type { Suite } from './suite.ts';

/** Cursors and batches. */
export function cursors({ it, insert, things, database }: Suite): void {
  const many = () => insert(...Array.from({ length: 350 }, (_, n) => ({ n })));

  it('cursor: reads more than one batch, in order', async () => {
    await many();
    const found = await things().find().sort({ n: 1 }).batchSize(100).toArray();
    expect(found.map(({ n }) => n)).toEqual(Array.from({ length: 350 }, (_, n) => n));
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
    let seen = 0;
    for await (const { text: read } of things().find()) {
      expect(read).toHaveLength(text.length);
      seen++;
    }
    expect(seen).toBe(20);
  });

  it('cursor: of a collection that is not there is empty', async () => {
    expect(await things().find().toArray()).toEqual([]);
    expect(await things().countDocuments({})).toBe(0);
  });
}
