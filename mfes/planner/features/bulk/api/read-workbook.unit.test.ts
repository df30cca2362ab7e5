import { beforeEach, expect, jest, test } from '@jest/globals';
import { FakeWorker } from '../../../test/fake-worker.ts';
import { readWorkbook } from './read-workbook.ts';

const JOB = { bytes: new Uint8Array(), maxRows: 1 };

beforeEach(() => {
  FakeWorker.running.clear();
  Object.assign(globalThis, { Worker: FakeWorker });
});

test('starts no thread after an abort', async () => {
  const postMessage = jest.spyOn(FakeWorker.prototype, 'postMessage');
  expect(await readWorkbook(JOB, AbortSignal.abort())).toEqual({ fault: 'too slow' });
  expect(postMessage).not.toHaveBeenCalled();
});

test('ends the thread when the signal aborts', async () => {
  const control = new AbortController();
  jest.spyOn(FakeWorker.prototype, 'postMessage').mockImplementationOnce(() => control.abort());
  expect(await readWorkbook(JOB, control.signal)).toEqual({ fault: 'too slow' });
  expect(FakeWorker.running.size).toBe(0);
});

test('says that an answer is too large for the browser', async () => {
  jest.spyOn(FakeWorker.prototype, 'postMessage').mockImplementationOnce(function (this: FakeWorker) {
    this.dispatchEvent(new MessageEvent('messageerror'));
  });
  expect(await readWorkbook(JOB, new AbortController().signal)).toEqual({ fault: 'too large' });
  expect(FakeWorker.running.size).toBe(0);
});
