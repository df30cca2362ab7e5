import type { ExportLine, ExportSubject } from '@carillon/contracts/data-export.ts';
import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { createInProcessBus } from '../bus/in-process-bus.ts';
import { makeEvent } from '../make-event.ts';
import { createErasing, type Erasing } from '../personal-data/erasing.ts';
import { createPersonalData, SWEEPS_AFTER_MS } from '../personal-data/personal-data.ts';
import type { StoredPersonalData } from '../personal-data/stored-personal-data.ts';
import { connectUnchecked } from '../store/connect.ts';
import { quietLog } from './quiet-log.ts';
import { type TestStore, testStore } from './test-store.ts';

const describeFile = (file: string, fields: readonly string[], withheld: readonly string[] = []) => ({
  file,
  about: `The ${file}.`,
  fields,
  withheld,
});
const MODELS: readonly StoredPersonalData[] = [
  {
    collection: 'cakes',
    workspace: 'workspaceId',
    authors: ['bakedBy'],
    alongside: ['crumbs'],
    authorsIn: { bites: 'by' },
    exported: {
      ...describeFile('cakes', ['name', 'bakedBy', 'box.size'], ['workspaceId', 'recipe', 'bites']),
      madeBy: 'bakedBy',
      table: { file: 'price-list', about: 'Prices.', columns: { Cake: 'name', Size: 'box.size' } },
      alongside: { crumbs: { file: 'crumbs', about: 'What is left.', fields: ['count'] } },
    },
  },
  { collection: 'crumbs', nothing: 'by cake' },
  {
    collection: 'orders',
    workspace: 'workspaceId',
    user: 'userId',
    exported: describeFile('orders', ['what'], ['workspaceId', 'userId']),
  },
  { collection: 'menus', workspace: 'workspaceId', marks: ['readBy'], exported: { not: 'a test’s' } },
  {
    collection: 'tastes',
    workspace: { idBeginsWith: ' ' },
    user: { idEndsWith: ' ' },
    exported: describeFile('tastes', ['sweet']),
  },
];
const MINUTE_MS = 60_000;

type Row = Record<string, unknown> & { _id: string };

let store: TestStore;
let connection: mongoose.Connection;
let erasing: Erasing;
let now: Date;
let times = 0;
const bus = createInProcessBus({ log: quietLog });
const removedFiles: string[] = [];

beforeAll(async () => {
  store = await testStore();
});
afterAll(async () => {
  await bus.close();
  await store.release();
});
beforeEach(async () => {
  connection = await connectUnchecked(store.uri, `${store.prefix}_bakery${++times}`);
  now = new Date('2026-01-01T00:00:00Z');
  removedFiles.length = 0;
  const data = createPersonalData(connection, MODELS);
  await data.ready();
  erasing = createErasing('bakery', {
    data,
    clock: () => now,
    before: async ({ kind, id }) => void removedFiles.push(`${kind} ${id}`),
  });
  return () => connection.close();
});

const put = (collection: string, ...rows: Row[]) => connection.collection<Row>(collection).insertMany(rows);
const ids = async (collection: string) =>
  (await connection.collection<Row>(collection).find({}).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);

/** Delivers an event like the bus. */
async function hear(kind: 'user' | 'workspace', id: string): Promise<void> {
  const [account, workspace] = erasing.consumers;
  if (kind === 'user') await account?.handle(makeEvent(accountDeleted, { user_id: id }, now));
  else await workspace?.handle(makeEvent(workspaceDeleted, { workspace_id: id }, now));
}

test('deletes a workspace’s own data, in batches, and nothing of another', async () => {
  const cake = (n: number, workspaceId: string) => ({ _id: `c${n}`, workspaceId, bakedBy: 'ann' });
  await put('cakes', ...Array.from({ length: 450 }, (_, n) => cake(n, 'w')), cake(900, 'v'));
  await put('crumbs', { _id: 'c1' }, { _id: 'c900' });
  await put('tastes', { _id: 'w ann' }, { _id: 'w! ann' }, { _id: 'v ann' });
  await hear('workspace', 'w');
  await hear('workspace', 'w');
  expect([await ids('cakes'), await ids('crumbs'), await ids('tastes')]).toEqual([
    ['c900'],
    ['c900'],
    ['v ann', 'w! ann'],
  ]);
  expect(removedFiles).toEqual(['workspace w', 'workspace w']);
});

test('deletes a user’s own data, and their name where others go on', async () => {
  const bites = ['ann', 'joanna', 'ann'].map((by) => ({ by, at: now }));
  await put('cakes', { _id: 'c', workspaceId: 'w', bakedBy: 'ann', bites });
  await put('orders', { _id: '1', workspaceId: 'w', userId: 'ann' }, { _id: '2', userId: 'joanna' });
  await put('menus', { _id: 'm', workspaceId: 'w', readBy: ['ann', 'joanna'] });
  await put('tastes', { _id: 'w ann' }, { _id: 'w joann' });
  await hear('user', 'ann');
  expect(await connection.collection<Row>('cakes').findOne({ _id: 'c' })).toMatchObject({
    bakedBy: 'former-member',
    bites: ['former-member', 'joanna', 'former-member'].map((by) => ({ by, at: now })),
  });
  expect(await connection.collection<Row>('menus').findOne({ _id: 'm' })).toMatchObject({
    readBy: ['joanna'],
  });
  expect([await ids('orders'), await ids('tastes')]).toEqual([['2'], ['w joann']]);
});

test('also deletes data written late, until nothing names the deleted subject', async () => {
  await hear('workspace', 'w');
  for (const after of SWEEPS_AFTER_MS) {
    await put('orders', { _id: 'late', workspaceId: 'w' });
    now = new Date(now.getTime() + after - MINUTE_MS / 2);
    await erasing.sweep();
    expect(await ids('orders')).toEqual(['late']);
    now = new Date(now.getTime() + MINUTE_MS);
    await erasing.sweep();
    expect(await ids('orders')).toEqual([]);
  }
  expect(await ids('erasures')).toEqual([]);
});

async function exported(subject: ExportSubject): Promise<ExportLine[]> {
  const lines: ExportLine[] = [];
  for await (const line of createPersonalData(connection, MODELS).exportLines(subject))
    lines.push('open' in line ? open(line.open) : line);
  return lines;
}
const open = (file: string) => ({ open: file, about: '' });

test('exports a workspace’s data to its owner, without secrets and others’ own data', async () => {
  const cake = { workspaceId: 'w', bakedBy: 'ann', recipe: 'secret', box: { size: 2, key: 'secret' } };
  await put('cakes', { _id: 'c1', ...cake, name: '=1+1' }, { ...cake, _id: 'c2', workspaceId: 'v' });
  await put('crumbs', { _id: 'c1', count: 3 }, { _id: 'c2', count: 4 });
  await put('orders', { _id: '1', workspaceId: 'w', userId: 'joanna', what: 'Buns' });
  expect(await exported({ kind: 'workspace', workspace_id: 'w' })).toEqual([
    open('cakes.json'),
    { row: { id: 'c1', bakedBy: 'ann', box: { size: 2 }, name: '=1+1' } },
    open('price-list.csv'),
    { text: '\ufeffCake,Size\r\n' },
    // A spreadsheet takes it for a text.
    { text: `"'=1+1",2\r\n` },
    open('crumbs.json'),
    { row: { id: 'c1', count: 3 } },
  ]);
});

test('exports a user’s own data from every workspace, and what a member created in one', async () => {
  const cake = { workspaceId: 'w', name: 'Plum' };
  await put('cakes', { _id: 'c1', ...cake, bakedBy: 'ann' }, { _id: 'c2', ...cake, bakedBy: 'joanna' });
  await put(
    'orders',
    { _id: '1', workspaceId: 'w', userId: 'ann', what: 'Buns' },
    { _id: '2', userId: 'jo' },
  );
  await put('tastes', { _id: 'w ann', sweet: true }, { _id: 'w joann', sweet: false });
  expect(await exported({ kind: 'user', user_id: 'ann' })).toEqual([
    open('orders.json'),
    { row: { id: '1', what: 'Buns' } },
    open('tastes.json'),
    { row: { id: 'w ann', sweet: true } },
  ]);
  expect(await exported({ kind: 'author', workspace_id: 'w', user_id: 'ann' })).toEqual([
    open('cakes.json'),
    { row: { id: 'c1', name: 'Plum', bakedBy: 'ann' } },
    open('price-list.csv'),
    { text: '\ufeffCake,Size\r\n' },
    { text: 'Plum,\r\n' },
  ]);
});

test('a service that doesn’t declare whether a field is exported doesn’t start', () => {
  const schema = new mongoose.Schema({ _id: String, what: String, userId: String, door: { code: String } });
  connection.model('Order', schema, 'orders');
  expect(() => createPersonalData(connection, MODELS).ready()).toThrow(
    'orders.door is neither exported nor withheld',
  );
});

test('a service whose collections are not all described does not start', () => {
  connection.model('Secret', new mongoose.Schema({}, { collection: 'secrets' }));
  expect(() => createPersonalData(connection, MODELS).ready()).toThrow('collection secrets is not in what');
});
