import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import mongoose from 'mongoose';
import type { Collection } from '../fuzz/case.ts';
import { healthDelays } from './health-delays.ts';
import { sqliteWork } from './sqlite-work.ts';

// `npm run bench:store`: the same work on the embedded store, through the driver, and straight on node:sqlite.
const DOCUMENTS = 100_000;
const READS = 5_000;
const CLAIMS = 2_000;
const AT_ONCE = 16;

const folder = mkdtempSync(path.join(tmpdir(), 'carillon-bench-'));
const store = await startEmbeddedStore({ folder: path.join(folder, 'store') });
const connection = await mongoose
  .createConnection(store.uri, { retryWrites: false, maxPoolSize: AT_ONCE })
  .asPromise();
const things: Collection = connection.getClient().db('bench').collection('things');
await things.createIndexes([{ key: { status: 1, due: 1 } }, { key: { user: 1 } }]);
const sqlite = sqliteWork(new DatabaseSync(path.join(folder, 'plain.db')));

const document = (n: number) => ({
  _id: n,
  user: n % 1000,
  status: 'open',
  due: (n * 7919) % DOCUMENTS,
  text: 'x'.repeat(120),
});
const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

await compare('insert, 1000 at a time', DOCUMENTS, {
  store: async () => {
    for (let n = 0; n < DOCUMENTS; n += 1000)
      await things.insertMany(numbers(1000).map((more) => document(n + more)) as never[]);
  },
  sqlite: () => sqlite.insert(numbers(DOCUMENTS).map(document), 1000),
});
await compare(`insert one by one, ${AT_ONCE} at once`, CLAIMS, {
  store: () => atOnce(CLAIMS, (n) => things.insertOne(document(DOCUMENTS + n) as never)),
  sqlite: () =>
    sqlite.insert(
      numbers(CLAIMS).map((n) => document(DOCUMENTS + n)),
      1,
    ),
});
await compare('read by id', READS, {
  store: () => atOnce(READS, (n) => things.findOne({ _id: ((n * 31) % DOCUMENTS) as never })),
  sqlite: () => sqlite.byId(numbers(READS).map((n) => (n * 31) % DOCUMENTS)),
});
await compare('read 100 by index', 200, {
  store: () => atOnce(200, (n) => things.find({ user: n % 1000 }).toArray()),
  sqlite: () => sqlite.byUser(numbers(200).map((n) => n % 1000)),
});
await compare('range of 500, sorted', 200, {
  store: () =>
    atOnce(200, (n) =>
      things
        .find({ status: 'open', due: { $gte: n * 100 } })
        .sort({ due: 1 })
        .limit(500)
        .toArray(),
    ),
  sqlite: () =>
    sqlite.range(
      numbers(200).map((n) => n * 100),
      500,
    ),
});
await compare(`claim the next, ${AT_ONCE} at once`, CLAIMS, {
  store: () =>
    atOnce(CLAIMS, () =>
      things.findOneAndUpdate({ status: 'open' }, { $set: { status: 'taken' } }, { sort: { due: 1 } }),
    ),
  sqlite: () => sqlite.claim(CLAIMS),
});
await compare('count by index', 20, {
  store: () => atOnce(20, () => things.countDocuments({ status: 'open', due: { $lt: 50_000 } })),
  sqlite: () => sqlite.count(20, 50_000),
});
await compare('group all by user', 3, {
  store: () => atOnce(3, () => things.aggregate([{ $group: { _id: '$user', n: { $sum: 1 } } }]).toArray()),
  sqlite: () => sqlite.group(3),
});

const server = createServer((_, reply) => reply.end('ok')).listen(0, '127.0.0.1');
const quiet = await healthDelays(server, new Promise((resolve) => setTimeout(resolve, 2000)));
const busy = await healthDelays(server, things.find({ text: { $regex: 'nothing like it' } }).toArray());
console.log(`\nHTTP health check in the main thread, milliseconds (p50, p99, max)
  while nothing else happens            ${quiet}
  during a scan of ${DOCUMENTS.toLocaleString('en')} documents      ${busy}`);
server.close();
await connection.close();
await store.close();
rmSync(folder, { recursive: true });

async function atOnce(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(numbers(AT_ONCE).map(worker));
}

async function compare(
  name: string,
  count: number,
  { store: ownStore, sqlite: plain }: { store(): Promise<unknown>; sqlite(): void },
): Promise<void> {
  const startedAt = performance.now();
  await ownStore();
  const between = performance.now();
  plain();
  const [a, b] = [between - startedAt, performance.now() - between].map((ms) => (ms * 1000) / count) as [
    number,
    number,
  ];
  console.log(
    `${name.padEnd(32)} ${a.toFixed(0).padStart(8)} µs, straight ${b.toFixed(0).padStart(7)} µs, ratio ${(a / b).toFixed(1)}`,
  );
}
