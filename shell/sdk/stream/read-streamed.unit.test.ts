import { createPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import { expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import type { ApiClient } from '../api/api-client.ts';
import { readStreamed } from './read-streamed.ts';

const step = { type: 'step', step: 'Optimization', state: 'started' };
const result = { posts: [] };

/** Reads these lines, and returns the result and the progress reported on the way. */
async function read(...lines: object[]) {
  const api = {
    stream: async (_: unknown, __: unknown, onLine: (line: object) => void) => lines.forEach(onLine),
  };
  const steps: object[] = [];
  const outcome = await readStreamed(api as unknown as ApiClient, createPosts, {}, (line) =>
    steps.push(line),
  ).catch(({ name, code, status, message }) => ({ name, code, status, message }));
  return { outcome, told: steps };
}

test('a stream returns its result, its refusal by name, or nothing, which is no answer', async () => {
  expect(await read(step, { type: 'result', result })).toEqual({ outcome: result, told: [step] });
  const message = 'You’ve used all your words.';
  expect((await read(step, { type: 'failure', error: 'words_used_up', message })).outcome).toEqual({
    name: 'ApiError',
    code: 'words_used_up',
    status: 402,
    message,
  });
  expect((await read(step)).outcome).toMatchObject({ name: 'NoResponseError' });
});

test('a stream’s refusal is told in the page’s language', async () => {
  i18n.loadAndActivate({ locale: 'de', messages: { 'Wait {seconds}.': ['Warte ', ['seconds'], '.'] } });
  const texts = { 'Wait 2.': { message: 'Wait {seconds}.', values: { seconds: 2 } } };
  const line = { type: 'failure', error: 'too_many_requests', message: 'Wait 2.', texts };
  expect((await read(line)).outcome).toMatchObject({ message: 'Warte 2.' });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
