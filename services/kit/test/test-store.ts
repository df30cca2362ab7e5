import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { afterAll } from '@jest/globals';

export interface TestStore {
  readonly uri: string;
  /** Used for the names of databases; there are none yet. */
  readonly prefix: string;
  release(): Promise<void>;
}

let startedServer: ReturnType<typeof start> | null = null;
let nextNumber = 0;
let inUse = 0;
let isOver = false;

/**
 * A database in a store shared by the tests of a file, because starting a store takes longer than most tests. Clients
 * may make commands fail, for everybody; they have to restore that in the end.
 */
export async function testStore(): Promise<TestStore> {
  startedServer ??= start();
  const { uri } = await startedServer;
  inUse++;
  return {
    uri,
    prefix: `test${++nextNumber}`,
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
  if (isOver && inUse === 0 && startedServer) await (await startedServer).close();
}

// This hook is the first of the file's, so that some may still release theirs.
afterAll(async () => {
  isOver = true;
  await closeUnused();
});
