import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { ApiError, NoResponseError } from '@carillon/sdk/api/errors.ts';
import type { ApiClient } from '@carillon/sdk/index.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { publication } from '../testing/answers.ts';
import { findTaken, sendPost } from './send-post.ts';

const reply = { success: true, message: '', post_id: 'post-1', results: [publication('facebook')] };
const noAnswer = new NoResponseError();
const refusal = (status: number) =>
  new ApiError(status, { success: false, error: 'validation_failed', message: 'No.' });

/** Answers, in the order of the calls: a reply, or what is thrown. */
let answers: unknown[];
let calls: { id: string; key: unknown; platforms: unknown }[];
const api = {
  upload: async ({ id }: { id: string }, form: FormData) => {
    calls.push({ id, key: form.get('request_key'), platforms: form.get('platforms') });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  },
} as unknown as ApiClient;
const form = (): FormData => {
  const made = new FormData();
  made.set('platforms', '[{"platform_id":1}]');
  made.set('request_key', 'key-1');
  return made;
};
const question = { id: 'posts.publishPosts', key: 'key-1', platforms: '[]' };

beforeEach(() => {
  calls = [];
});

test('an answer is the outcome, and nothing more is asked', async () => {
  answers = [reply];
  const outcome = await sendPost(api, schedulePosts, { form: form(), askFirst: false });
  expect(outcome).toMatchObject({ postId: 'post-1', earlier: false });
  expect(calls.map(({ id }) => id)).toEqual(['posts.schedulePosts']);
});

test('when no answer comes, the server is asked by key, and a post that was taken counts as sent', async () => {
  answers = [noAnswer, reply];
  expect(await sendPost(api, publishPosts, { form: form(), askFirst: false })).toMatchObject({
    postId: 'post-1',
    earlier: false,
  });
  expect(calls[1]).toEqual(question);
});

test.each([
  ['was not taken', refusal(422)],
  ['can not be asked about either', noAnswer],
])('a post that %s is told as without an answer', async (_, second) => {
  answers = [noAnswer, second];
  await expect(sendPost(api, publishPosts, { form: form(), askFirst: false })).rejects.toBe(noAnswer);
});

test('a refusal is no reason to ask', async () => {
  answers = [refusal(422)];
  await expect(sendPost(api, publishPosts, { form: form(), askFirst: false })).rejects.toThrow('No.');
  expect(calls).toHaveLength(1);
});

test('after a lost answer, something else is sent only when the first was not taken', async () => {
  answers = [reply];
  expect(await sendPost(api, publishPosts, { form: form(), askFirst: true })).toMatchObject({
    postId: 'post-1',
    earlier: true,
  });
  expect(calls).toEqual([question]);
  answers = [refusal(422), reply];
  expect(await sendPost(api, publishPosts, { form: form(), askFirst: true })).toMatchObject({
    earlier: false,
  });
});

test('nothing is said to be untaken because the question found no answer', async () => {
  answers = [new ApiError(429, { success: false, error: 'too_many_requests', message: 'Wait.' })];
  await expect(findTaken(api, 'key-1')).rejects.toThrow('Wait.');
  answers = [noAnswer];
  await expect(sendPost(api, publishPosts, { form: form(), askFirst: true })).rejects.toBe(noAnswer);
  expect(calls).toHaveLength(2);
});
