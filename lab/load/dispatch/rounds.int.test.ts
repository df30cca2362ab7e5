import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { databaseOf, dropDatabases } from './databases.ts';
import { startWorkers } from './workers.ts';

test('a worker that can’t start ends the bench with an error', async () => {
  const env = { STORE_URI: 'mongodb://127.0.0.1:1/', DATABASE: 'bench', DUE_AT: '0', CONCURRENCY: 'many' };
  await expect(startWorkers('carillon-worker.ts', 2, env)).rejects.toThrow('carillon-worker.ts ended with');
});

test('a round leaves none of its databases, and touches no others', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'carillon-bench-'));
  const store = await startEmbeddedStore({ folder, durable: false });
  const connection = await mongoose.createConnection(store.uri).asPromise();
  const round = { id: 'x-1' };
  for (const name of [
    databaseOf(round),
    `${databaseOf(round)}_posts`,
    `${databaseOf(round)}0_posts`,
    'app_posts',
  ])
    await connection.getClient().db(name).collection('jobs').insertOne({});
  await dropDatabases(store.uri, round);
  const { databases } = await connection.getClient().db('admin').admin().listDatabases();
  expect(databases.map(({ name }) => name).sort()).toEqual(['app_posts', `${databaseOf(round)}0_posts`]);
  await connection.close();
  await store.close();
  await rm(folder, { recursive: true });
});
