import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createIdleLimit } from './idle-limit.ts';
import { openBody } from './open-body.ts';

const SECOND_MS = 1000;

let body: PassThrough;
let reader: ReadableStreamDefaultReader<Uint8Array>;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  body = new PassThrough();
  reader = openBody(body, createIdleLimit(), (error) => error).getReader();
});
afterEach(() => {
  jest.useRealTimers();
});

const read = async (): Promise<string> => Buffer.from((await reader.read()).value ?? []).toString();

test('a reader that takes a chunk each minute gets all of them', async () => {
  const reads: string[] = [];
  for (const piece of ['a', 'b', 'c']) {
    body.write(piece);
    reads.push(await read());
    body.write(' ');
    // Is held ready for the reader.
    await new Promise(setImmediate);
    jest.advanceTimersByTime(60 * SECOND_MS);
    reads.push(await read());
  }
  body.end();
  expect([reads.join(''), (await reader.read()).done]).toEqual(['a b c ', true]);
});

test('ends after a server sends nothing for 30 seconds', async () => {
  const next = reader.read();
  jest.advanceTimersByTime(31 * SECOND_MS);
  await expect(next).rejects.toThrow('it sent nothing for 30 seconds');
});

test('releases the connection after a reader takes nothing for two minutes', async () => {
  body.write('a');
  await new Promise(setImmediate);
  jest.advanceTimersByTime(121 * SECOND_MS);
  expect(body.destroyed).toBe(true);
});

test('reports a broken transfer with the caller’s error', async () => {
  const brokenReader = openBody(body, createIdleLimit(), () => new Error('away')).getReader();
  body.destroy(new Error('reset'));
  await expect(brokenReader.read()).rejects.toThrow('away');
});

test('a reader that leaves releases its connection', async () => {
  await reader.cancel();
  expect(body.destroyed).toBe(true);
});
