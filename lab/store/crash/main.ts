import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import mongoose from 'mongoose';
import type { Collection } from '../fuzz/case.ts';
import { createRandom } from '../fuzz/random.ts';
import { faultsAfterCrash } from './check.ts';
import { type Expected, write } from './writers.ts';

// `npm run crash:store -- [--rounds N] [--seed S]`: kill -9 of the store under concurrent writes, round after round
// on one data folder; after each, acknowledged writes must be there and the indexes must agree with the documents.
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, seed: { type: 'string' } },
});
const WRITERS = 16;
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const random = createRandom(seed);
const folder = mkdtempSync(path.join(tmpdir(), 'carillon-crash-'));
const server = path.join(import.meta.dirname, 'serve-until-killed.ts');
const expectedByKey = new Map<string, Expected>();
let writes = 0;
let faults = 0;

for (let round = 1; round <= Number(values.rounds); round++) {
  await writeUntilKilled(round);
  faults += report(round, await check());
}
rmSync(folder, { recursive: true });
console.log(
  `seed ${seed}: ${values.rounds} rounds, ${writes} acknowledged writes, ${expectedByKey.size} documents tried, ${faults} faults`,
);
process.exit(faults === 0 ? 0 : 1);

async function writeUntilKilled(round: number): Promise<void> {
  const child = fork(server, [folder], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: 'ignore',
  });
  const [uri] = (await once(child, 'message')) as [string];
  const connection = await mongoose
    .createConnection(uri, { retryWrites: false, maxPoolSize: WRITERS })
    .asPromise();
  connection.on('error', () => undefined);
  const collection: Collection = connection.getClient().db('crash').collection('things');
  await collection.createIndexes([
    { key: { key: 1 }, unique: true },
    { key: { slot: 1 } },
    { key: { tags: 1 } },
  ]);
  let remaining = 50 + random.below(400);
  const acknowledged = (): void => {
    writes++;
    if (--remaining === 0) child.kill('SIGKILL');
  };
  const writers = Array.from({ length: WRITERS }, (_, n) =>
    write(collection, `${round}-${n}`, random, expectedByKey, acknowledged).catch(() => undefined),
  );
  await once(child, 'exit');
  await connection.close(true);
  await Promise.all(writers);
}

/** Checks the store after a crash. A write without an answer is settled now: it is there, or it is not. */
async function check(): Promise<string[]> {
  const store = await startEmbeddedStore({ folder });
  const connection = await mongoose.createConnection(store.uri, { retryWrites: false }).asPromise();
  const collection: Collection = connection.getClient().db('crash').collection('things');
  const foundFaults = await faultsAfterCrash(collection, expectedByKey);
  for await (const { _id, n } of collection.find({}))
    Object.assign(expectedByKey.get(String(_id)) ?? {}, { acknowledged: n });
  for (const expected of expectedByKey.values()) {
    if (expected.pending !== 'none') {
      const document = await collection.findOne({ key: expected.key });
      expected.acknowledged =
        document && expectedByKey.get(String(document._id)) === expected ? Number(document.n) : null;
    }
    expected.pending = 'none';
  }
  await connection.close();
  await store.close();
  return foundFaults;
}

function report(round: number, foundFaults: readonly string[]): number {
  for (const fault of foundFaults) console.log(`round ${round}: ${fault}`);
  return foundFaults.length;
}
