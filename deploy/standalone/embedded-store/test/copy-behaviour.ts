import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import mongoose from 'mongoose';
import { type EmbeddedStore, startEmbeddedStore } from '../start.ts';
import { copyTo } from '../transfer/copy-to.ts';
import { documentDifferences } from '../transfer/documents.ts';
import { openSnapshot } from '../transfer/snapshot.ts';
import { wrongIndexes } from '../transfer/target.ts';

const { Long, Double, Int32, Binary, Timestamp, MinKey, BSONRegExp, UUID } = mongoose.mongo.BSON;
type Client = mongoose.mongo.MongoClient;
type Document = mongoose.mongo.BSON.Document;

/** Moving a store into another server, whichever it is. */
export function copyBehaviour(
  name: string,
  openTarget: () => Promise<{ uri: string; close(): Promise<unknown> }>,
): void {
  describe(`copying a store: ${name}`, () => {
    let folder: string;
    let store: EmbeddedStore;
    let target: Awaited<ReturnType<typeof openTarget>>;
    let localClient: Client;
    let otherClient: Client;
    let database: string;

    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'copy-'));
      database = `copy_${randomUUID().slice(0, 8)}`;
      store = await startEmbeddedStore({ folder });
      target = await openTarget();
      localClient = await new mongoose.mongo.MongoClient(store.uri, { retryWrites: false }).connect();
      otherClient = await new mongoose.mongo.MongoClient(target.uri, { retryWrites: false }).connect();
    });
    afterEach(async () => {
      for (const one of [database, `${database}_b`]) await otherClient.db(one).dropDatabase();
      await Promise.all([localClient.close(), otherClient.close()]);
      await store.close();
      await target.close();
      await rm(folder, { recursive: true });
    });

    const source = (collection = 'things') => localClient.db(database).collection<Document>(collection);
    const copied = (collection = 'things') => otherClient.db(database).collection<Document>(collection);
    const many = (count: number, from = 0): Document[] =>
      Array.from({ length: count }, (_, n) => ({ _id: from + n, key: `k${from + n}` }));
    const copyUntil = (limit: number) =>
      copyTo(folder, target.uri, {
        progress: (_, documents) => {
          if (documents >= limit) throw new Error('the line is cut');
        },
      });

    test('all databases, collections, types and indexes go over', async () => {
      await source().createIndexes([
        { key: { a: 1, b: -1 }, name: 'ab' },
        { key: { key: 1 }, unique: true, sparse: true },
        { key: { due: 1 }, expireAfterSeconds: 0 },
      ]);
      const odd = {
        whole: new Double(1),
        long: Long.fromNumber(1),
        int: new Int32(1),
        bytes: new Binary(Buffer.from([1, 2])),
        time: new Timestamp({ t: 1, i: 2 }),
        low: new MinKey(),
        pattern: new BSONRegExp('^a', 'i'),
        day: new Date(1),
        nothing: null,
        list: [[], {}, [1]],
      };
      const ids = ['text', 1, new UUID(), { z: 1, a: 2 }, new Date(5), null, true];
      await source().insertMany(ids.map((_id, n) => ({ _id: _id as never, key: `k${n}`, ...odd })));
      await source('empty').createIndex({ n: 1 });
      await localClient.db(`${database}_b`).collection('more').insertOne({ n: 1 });

      expect(await copyTo(folder, target.uri)).toEqual({ collections: 3, documents: 8, differences: [] });
      const exact = { promoteValues: false, bsonRegExp: true } as const;
      const both = await Promise.all(
        [source(), copied()].map((one) => one.find({}, exact).sort({ _id: 1 }).toArray()),
      );
      expect(both[1]).toEqual(both[0]);
      const indexes = await copied().indexes();
      expect(indexes.map((index) => index.key)).toEqual([
        { _id: 1 },
        { a: 1, b: -1 },
        { key: 1 },
        { due: 1 },
      ]);
      await expect(copied().insertOne({ key: 'k0' })).rejects.toMatchObject({ code: 11000 });
      expect((await copied('empty').indexes()).map((index) => index.key)).toEqual([{ _id: 1 }, { n: 1 }]);
      expect(await otherClient.db(`${database}_b`).collection('more').countDocuments({})).toBe(1);
      const collections = await otherClient.db(database).listCollections({}, { nameOnly: true }).toArray();
      expect(collections.map((one) => one.name).sort()).toEqual(['empty', 'things']);
    });

    test('after an interruption it goes on, also when the store has changed meanwhile', async () => {
      await source().createIndex({ key: 1 }, { unique: true });
      await source().insertMany(many(1200) as never[]);
      await expect(copyUntil(1000)).rejects.toThrow('the line is cut');
      await expect(copyUntil(1200)).rejects.toThrow('the line is cut');

      await source().deleteMany({ _id: { $lt: 100 as never } });
      // Two documents exchange a unique value, which neither can take before the other has let go of it.
      await source().updateOne({ _id: 200 as never }, { $set: { key: 'away' } });
      await source().updateOne({ _id: 201 as never }, { $set: { key: 'k200' } });
      await source().updateOne({ _id: 200 as never }, { $set: { key: 'k201' } });
      await source().insertMany(many(300, 5000) as never[]);

      expect(await copyTo(folder, target.uri)).toEqual({ collections: 1, documents: 1400, differences: [] });
      expect(await copied().countDocuments({})).toBe(1400);
      expect(await copied().findOne({ _id: 200 as never })).toEqual({ _id: 200, key: 'k201' });
    });

    test.each([1, 2])('broken off at mark %i of a finished copy, it can be started again', async (at) => {
      for (const one of [database, `${database}_b`])
        await localClient.db(one).collection('more').insertOne({ n: 1 });
      const drop = mongoose.mongo.Db.prototype.dropCollection;
      let drops = 0;
      const dropSpy = jest.spyOn(mongoose.mongo.Db.prototype, 'dropCollection');
      dropSpy.mockImplementation(function (this: mongoose.mongo.Db, ...args) {
        if (++drops === at) throw new Error('the line is cut');
        return drop.apply(this, args);
      });
      await expect(copyTo(folder, target.uri)).rejects.toThrow('the line is cut');
      dropSpy.mockRestore();

      await localClient.db(database).collection('more').insertOne({ n: 2 });
      expect(await copyTo(folder, target.uri)).toEqual({ collections: 2, documents: 3, differences: [] });
      for (const one of [database, `${database}_b`]) {
        const collections = await otherClient.db(one).listCollections({}, { nameOnly: true }).toArray();
        expect(collections.map(({ name }) => name)).toEqual(['more']);
      }
      await expect(copyTo(folder, target.uri)).rejects.toThrow('Nothing was changed there');
    });

    test('nothing is written over: neither what is there, nor a copy that was finished', async () => {
      await source().insertOne({ n: 'mine' });
      await copied().insertOne({ n: 'theirs' });
      await expect(copyTo(folder, target.uri)).rejects.toThrow(
        `The database ${database} of that MongoDB holds collections already`,
      );
      expect((await copied().find().toArray()).map(({ n }) => n)).toEqual(['theirs']);

      await otherClient.db(database).dropDatabase();
      await copyTo(folder, target.uri);
      await copied().insertOne({ n: 'written since' });
      await expect(copyTo(folder, target.uri)).rejects.toThrow('Nothing was changed there');
      expect(await copied().countDocuments({})).toBe(2);
    });

    test('what differs is named', async () => {
      await source().createIndex({ key: 1 }, { unique: true });
      await source().insertMany(many(10) as never[]);
      await copyTo(folder, target.uri);
      await copied().dropIndex('key_1');
      await copied().createIndex({ key: 1 });
      await copied().deleteOne({ _id: 3 as never });
      await copied().updateOne({ _id: 4 as never }, { $set: { key: 'other' } });
      await copied().insertOne({ _id: 'x' as never });
      await copied().insertOne({ _id: 'y' as never });

      const snapshot = openSnapshot(folder);
      const [storedCollection] = snapshot.collections;
      if (!storedCollection) throw new Error('nothing is stored');
      expect(await documentDifferences(storedCollection, copied())).toEqual([
        `${database}.things: 10 documents here, 11 there`,
        `${database}.things: 3 is not the same`,
        `${database}.things: 4 is not the same`,
      ]);
      expect(await wrongIndexes(copied(), storedCollection.indexes)).toEqual(['key_1']);
      snapshot.close();
    });
  });
}
