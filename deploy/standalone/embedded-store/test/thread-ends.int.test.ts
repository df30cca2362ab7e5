import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startEmbeddedStore } from '../start.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** A store, and its thread, which shows itself when it is listened to. */
async function startThread(onCrash: (error: Error) => void) {
  const on = jest.spyOn(Worker.prototype, 'on');
  const store = await startEmbeddedStore({ folder, onCrash });
  return { store, thread: on.mock.contexts[0] as unknown as Worker };
}

test('a store whose thread has died says so once, and can be closed, and started again', async () => {
  const crashes: Error[] = [];
  const { store, thread } = await startThread((error) => crashes.push(error));
  await thread.terminate();
  expect(crashes.map(String)).toEqual(["Error: the store's thread ended with 1"]);
  await store.close();
  await (await startEmbeddedStore({ folder })).close();
});

test('a thread that dies of an error reports it once', async () => {
  const crashes: Error[] = [];
  const { store, thread } = await startThread((error) => crashes.push(error));
  thread.emit('error', new Error('out of memory'));
  await thread.terminate();
  expect(crashes.map(String)).toEqual(['Error: out of memory']);
  await store.close();
});

test('a thread that dies while closing doesn’t delay closing', async () => {
  const crashes: Error[] = [];
  const { store, thread } = await startThread((error) => crashes.push(error));
  jest.spyOn(thread, 'postMessage').mockImplementation(() => void thread.terminate());
  await Promise.all([store.close(), store.close()]);
  expect(crashes).toEqual([]);
});

test('a thread that dies before it is ready is a start that failed', async () => {
  const on = jest.spyOn(Worker.prototype, 'on');
  const onCrash = jest.fn();
  const starting = startEmbeddedStore({ folder, onCrash });
  const thread = on.mock.contexts[0] as unknown as Worker;
  await Promise.all([expect(starting).rejects.toThrow("the store's thread ended with"), thread.terminate()]);
  expect(onCrash).not.toHaveBeenCalled();
});
