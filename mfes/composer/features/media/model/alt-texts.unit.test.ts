import { ApiError } from '@carillon/sdk/index.ts';
import { expect, test } from '@jest/globals';
import { createAltTexts } from './alt-texts.ts';

test('the last words of each image are saved, one call at a time, and what failed is saved again', async () => {
  const calls: { text: string; end: PromiseWithResolvers<void> }[] = [];
  const texts = createAltTexts((id, text) => {
    const end = Promise.withResolvers<void>();
    calls.push({ text: `${id} ${text}`, end });
    return end.promise;
  });
  const calledTexts = () => calls.map(({ text }) => text);
  texts.type('a', 'A');
  texts.type('b', 'B');
  const first = texts.flush();
  texts.type('a', 'A bell');
  const second = texts.flush();
  expect(calledTexts()).toEqual(['a A']);
  calls[0]?.end.resolve();
  await Promise.resolve();
  while (calls.length < 2) await Promise.resolve();
  calls[1]?.end.resolve();
  while (calls.length < 3) await Promise.resolve();
  calls[2]?.end.reject(new Error('away'));
  expect(await Promise.all([first, second])).toEqual([false, false]);
  expect(calledTexts().toSorted()).toEqual(['a A', 'a A bell', 'b B']);
  const unsaved = [...texts.get()].filter(([, { saved }]) => !saved);
  expect(unsaved).toEqual([[expect.any(String), expect.objectContaining({ problem: expect.any(String) })]]);

  const third = texts.flush();
  expect(calledTexts()).toHaveLength(4);
  calls[3]?.end.resolve();
  expect(await third).toBe(true);
  expect(calls[3]?.text).toBe(calls[2]?.text);
});

test('an image removed here or from the library doesn’t block publishing', async () => {
  const error = new ApiError(404, { success: false, error: 'not_found', message: 'Not found' });
  const texts = createAltTexts((id) => Promise.reject(id === 'gone' ? error : new Error('away')));
  texts.type('gone', 'A bell');
  expect(await texts.flush()).toBe(true);
  texts.type('removed', 'A tower');
  expect(await texts.flush()).toBe(false);
  texts.forget('removed');
  expect(await texts.flush()).toBe(true);
});
