import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { afterAll } from '@jest/globals';

export interface TestStore {
  readonly uri: string;
  /** For the names of databases; there are none yet. */
  readonly prefix: string;
  release(): Promise<void>;
}

let started: ReturnType<typeof start> | null = null;
let given = 0;
let inUse = 0;
let isOver = false;

/**
 * A place in a store that the tests of a file share, since a store takes longer to start than most tests take. Clients
 * may make commands fail, for everybody: who does puts that right in the end.
 */
export async function testStore(): Promise<TestStore> {
  started ??= start();
  const { uri } = await started;
  inUse++;
  return {
    uri,
    prefix: `test${++given}`,
    release: async () => {
      inUse--;
      await closeUnused();
    },
  };
}

async function start() {
  const folder = await mkdtemp(path.join(tmpdir(), 'carillon-store-'));
  const { uri, close } = await startEmbeddedStore({ folder, failPoints: true, durable: false });
  return { uri, close: () => close().then(() => rm(folder, { recursive: true, force: true })) };
}

async function closeUnused(): Promise<void> {
  if (isOver && inUse === 0 && started) await (await started).close();
}

// This hook is the first of the file's, so that some may still release theirs.
afterAll(async () => {
  isOver = true;
  await closeUnused();
});
