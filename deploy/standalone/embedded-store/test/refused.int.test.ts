import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { type EmbeddedStore, startEmbeddedStore } from '../start.ts';

type Database = mongoose.mongo.Db;
type Document = mongoose.mongo.BSON.Document;
const { Decimal128, Long } = mongoose.mongo;

let folder: string;
let store: EmbeddedStore;
let client: mongoose.mongo.MongoClient;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
  store = await startEmbeddedStore({ folder });
  client = await new mongoose.mongo.MongoClient(store.uri, { retryWrites: false }).connect();
  await client.db('test').collection('things').insertOne({ n: 1 });
});
afterAll(async () => {
  await client.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const find = (options: Document) => ({ find: 'things', ...options });
const aggregate = (...pipeline: Document[]) => ({ aggregate: 'things', pipeline, cursor: {} });
const ID_INDEX = { v: 2, key: { _id: 1 }, name: '_id_' };
const createIndex = (key: Document, options: Document = {}) => ({
  createIndexes: 'things',
  indexes: [{ key, name: 'one', ...options }],
});
const insert = (document: Document) => ({ insert: 'things', documents: [document] });
const update = (u: Document | Document[]) => ({ update: 'things', updates: [{ q: {}, u }] });
const updateWith = (options: Document) => ({
  update: 'things',
  updates: [{ q: {}, u: { $set: { n: 1 } }, ...options }],
});

/** A representative of each group of what MongoDB has and this store has not: the command, its code, what it names. */
const REFUSED: readonly (readonly [group: string, command: Document, code: number, names: RegExp])[] = [
  ['a command', { mapReduce: 'things' }, 59, /'mapReduce'/],
  ['sessions', { startSession: 1 }, 59, /'startSession'/],
  ['users', { createUser: 'me' }, 59, /'createUser'/],
  ['a transaction', { ...insert({}), startTransaction: true, autocommit: false }, 20, /no transactions/],
  ['retryable writes', { ...insert({}), txnNumber: Long.ONE }, 20, /no transactions/],
  ['collation', find({ collation: { locale: 'de' } }), 115, /collation/],
  ['tailable cursors', find({ tailable: true }), 115, /a tailable cursor/],
  ['variables of a command', find({ let: { a: 1 } }), 115, /let/],
  ['bounds of an index scan', find({ min: { n: 1 } }), 115, /min/],
  ['projection operators', find({ projection: { l: { $slice: 1 } } }), 115, /the projection .*\$slice/],
  ['the positional projection', find({ projection: { 'l.$': 1 } }), 115, /the projection .*l\.\$/],
  ['computed projections', find({ projection: { m: '$n' } }), 115, /the projection/],
  ['JavaScript', find({ filter: { $where: 'true' } }), 115, /\$where/],
  ['text search', find({ filter: { $text: { $search: 'a' } } }), 115, /\$text/],
  ['schemas in a query', find({ filter: { $jsonSchema: {} } }), 115, /\$jsonSchema/],
  ['geo queries', find({ filter: { n: { $near: [1, 2] } } }), 2, /\$near/],
  ['bit queries', find({ filter: { n: { $bitsAllSet: 1 } } }), 2, /\$bitsAllSet/],
  ['variables of a write', { ...update({ $set: { n: 2 } }), let: { a: 1 } }, 115, /let/],
  ['filters for array elements', updateWith({ arrayFilters: [{ e: 1 }] }), 115, /arrayFilters/],
  ['updates of array elements', update({ $set: { 'l.$[].n': 1 } }), 115, /array elements by 'l\.\$\[\]\.n'/],
  ['other stages within an update', update([{ $unset: 'n' }]), 40324, /\$unset/],
  ['a place to push to', update({ $push: { l: { $each: [1], $position: 0 } } }), 2, /\$position/],
  ['an operator in an id', insert({ _id: { $gt: 1 } }), 52, /\$gt/],
  ['an update operator', update({ $nope: { n: 1 } }), 9, /\$nope/],
  ['Decimal128 in a query', find({ filter: { n: Decimal128.fromString('1') } }), 115, /Decimal128/],
  ['a text index', createIndex({ t: 'text' }), 115, /kind "text" on t/],
  ['a hashed index', createIndex({ t: 'hashed' }), 115, /kind "hashed" on t/],
  ['a geo index', createIndex({ t: '2dsphere' }), 115, /kind "2dsphere" on t/],
  ['a wildcard index', createIndex({ '$**': 1 }), 115, /\$\*\*/],
  ['an index option', createIndex({ t: 1 }, { hidden: true }), 115, /index option hidden/],
  ['a capped collection', { create: 'other', capped: true, size: 1 }, 115, /create with capped/],
  [
    'another index of ids',
    { create: 'other', idIndex: { key: { _id: -1 }, name: '_id_' } },
    2,
    /must be \{ _id: 1 \}/,
  ],
  [
    'ids in a collation',
    { create: 'other', idIndex: { ...ID_INDEX, collation: { locale: 'de' } } },
    115,
    /collation/,
  ],
  ['a time series', { create: 'other', timeseries: { timeField: 't' } }, 115, /create with timeseries/],
  ['a view', { create: 'other', viewOn: 'things' }, 115, /create with viewOn/],
  ['a validator', { create: 'other', validator: { n: 1 } }, 115, /create with validator/],
  ['change streams', aggregate({ $changeStream: {} }), 40324, /\$changeStream/],
  ['writing stages', aggregate({ $out: 'other' }), 40324, /\$out/],
  ['recursive lookups', aggregate({ $graphLookup: {} }), 40324, /\$graphLookup/],
  ['geo stages', aggregate({ $geoNear: {} }), 40324, /\$geoNear/],
  ['joins', aggregate({ $lookup: { from: 'x', as: 'y' } }), 40324, /\$lookup/],
  ['an expression', aggregate({ $project: { m: { $function: {} } } }), 168, /\$function/],
  ['an accumulator', aggregate({ $group: { _id: 1, m: { $stdDevPop: '$n' } } }), 15952, /\$stdDevPop/],
  ['aggregation over a database', { aggregate: 1, pipeline: [], cursor: {} }, 115, /over a database/],
  ['explain of others', { explain: aggregate() }, 115, /explain is supported for/],
];

test.each(REFUSED)('%s: refused by name, with MongoDB’s code', async (_, command, code, names) => {
  const database: Database = client.db('test');
  await expect(answer(database, command)).resolves.toEqual({ code, errmsg: expect.stringMatching(names) });
});

test('rejects Decimal128 before it is stored, in any position', async () => {
  const things = client.db('test').collection('things');
  const price = Decimal128.fromString('9.99');
  await expect(things.insertOne({ list: [{ price }] })).rejects.toMatchObject({ code: 115 });
  await expect(things.updateOne({}, { $set: { price } })).rejects.toMatchObject({ code: 115 });
  expect(await things.countDocuments({})).toBe(1);
});

/** A write's errors come within a reply that is well. */
async function answer(database: Database, command: Document): Promise<Document> {
  try {
    const { writeErrors } = await database.command(command);
    const [error] = writeErrors ?? [];
    return error ? { code: error.code, errmsg: error.errmsg } : { code: 0, errmsg: 'it was taken' };
  } catch (error) {
    const { code, errmsg } = error as Document;
    return { code, errmsg };
  }
}
