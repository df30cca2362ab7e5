import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { ApiError, NoResponseError } from '@carillon/sdk/index.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { createUploads } from './uploads.ts';

interface Call {
  readonly id: string;
  readonly name: string;
  readonly signal: AbortSignal;
  answer(): void;
  fail(error: Error): void;
}

let calls: Call[];
let done: string[];
const file = (name: string): File => new File(['x'], name, { type: 'image/png' });
const open = () =>
  createUploads(
    ({ id, file: { name } }, { signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<MediaView>();
      calls.push({ id, name, signal, answer: () => resolve({ id } as MediaView), fail: reject });
      return promise;
    },
    ({ id }) => void done.push(id),
  );
const waitForUploads = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  calls = [];
  done = [];
});

test('files go one after another, in the order they were chosen', async () => {
  const uploads = open();
  uploads.add([file('a.png'), file('b.png')]);
  expect(calls.map(({ name }) => name)).toEqual(['a.png']);
  calls[0]?.answer();
  await waitForUploads();
  expect(calls.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
  calls[1]?.answer();
  await waitForUploads();
  expect(done).toEqual(calls.map(({ id }) => id));
  expect(uploads.get()).toEqual([]);
});

test('an unanswered upload can be retried under the same ID, and doesn’t delay others', async () => {
  const uploads = open();
  uploads.add([file('a.png'), file('b.png')]);
  calls[0]?.fail(new NoResponseError());
  await waitForUploads();
  expect(uploads.get()[0]).toMatchObject({
    state: 'failed',
    problem: expect.stringMatching(/^Not uploaded/),
  });
  calls[1]?.answer();
  await waitForUploads();
  uploads.retry(calls[0]?.id);
  expect(calls[2]?.id).toBe(calls[0]?.id);
});

test('a refusal says why, and is not tried again', async () => {
  const uploads = open();
  uploads.add([file('a.png')]);
  calls[0]?.fail(new ApiError(415, { success: false, error: 'unsupported_media', message: 'No picture.' }));
  await waitForUploads();
  expect(uploads.get()[0]).toMatchObject({ state: 'refused', problem: 'No picture.' });
  uploads.retry();
  expect(calls).toHaveLength(1);
  uploads.forgetRefused();
  expect(uploads.get()).toEqual([]);
});

test('a removed upload is stopped, and never belongs to the draft', async () => {
  const uploads = open();
  uploads.add([file('a.png')]);
  const [call] = calls;
  uploads.remove(call?.id ?? '');
  expect(call?.signal.aborted).toBe(true);
  call?.answer();
  await waitForUploads();
  expect(done).toEqual([]);
  expect(uploads.get()).toEqual([]);
});
