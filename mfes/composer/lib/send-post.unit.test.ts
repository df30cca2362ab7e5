import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { ApiError, NoResponseError } from '@carillon/sdk/api/errors.ts';
import type { ApiClient } from '@carillon/sdk/index.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { publication } from '../testing/answers.ts';
import { findTaken, type Outgoing, sendPost } from './send-post.ts';

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
    if (typeof answer === 'function') return answer();
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
const post = (askFirst: boolean, again = askFirst): Outgoing => ({ form: form(), askFirst, again });
const question = { id: 'posts.publishPosts', key: 'key-1', platforms: '[]' };

// Node has no such events of its own.
const events = new EventTarget();
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
  Object.defineProperty(globalThis, name, { configurable: true, value: events[name].bind(events) });

beforeEach(() => {
  calls = [];
  online(true);
});
function online(is: boolean): void {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: is } });
  globalThis.dispatchEvent(new Event(is ? 'online' : 'offline'));
}

test('an answer is the outcome, and nothing more is asked', async () => {
  answers = [reply];
  const outcome = await sendPost(api, schedulePosts, post(false));
  expect(outcome).toMatchObject({ postId: 'post-1', earlier: false });
  expect(calls.map(({ id }) => id)).toEqual(['posts.schedulePosts']);
});

test('when no answer comes, the server is asked by key, and a post that was taken counts as sent', async () => {
  answers = [noAnswer, reply];
  expect(await sendPost(api, publishPosts, post(false))).toMatchObject({
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
  await expect(sendPost(api, publishPosts, post(false))).rejects.toBe(noAnswer);
});

test('a refusal is no reason to ask', async () => {
  answers = [refusal(422)];
  await expect(sendPost(api, publishPosts, post(false))).rejects.toThrow('No.');
  expect(calls).toHaveLength(1);
});

test('after a lost answer, something else is sent only when the first was not taken', async () => {
  answers = [reply];
  expect(await sendPost(api, publishPosts, post(true))).toMatchObject({
    postId: 'post-1',
    earlier: true,
  });
  expect(calls).toEqual([question]);
  answers = [refusal(422), reply];
  expect(await sendPost(api, publishPosts, post(true))).toMatchObject({
    earlier: false,
  });
});

test('nothing is said to be untaken because the question found no answer', async () => {
  answers = [new ApiError(429, { success: false, error: 'too_many_requests', message: 'Wait.' })];
  await expect(findTaken(api, 'key-1')).rejects.toThrow('Wait.');
  answers = [noAnswer];
  await expect(sendPost(api, publishPosts, post(true))).rejects.toBe(noAnswer);
  expect(calls).toHaveLength(2);
});

describe('without a connection', () => {
  test('a post waits, and goes out once there is one', async () => {
    online(false);
    answers = [reply];
    const sent = sendPost(api, publishPosts, post(false));
    await Promise.resolve();
    expect(calls).toEqual([]);
    online(true);
    expect(await sent).toMatchObject({ postId: 'post-1' });
  });

  test('lost on the way, the same is sent again when it is back', async () => {
    const lost = () => {
      online(false);
      throw noAnswer;
    };
    const back = () => {
      setTimeout(() => online(true));
      throw noAnswer;
    };
    answers = [lost, back, reply];
    expect(await sendPost(api, publishPosts, post(false))).toMatchObject({ postId: 'post-1' });
    expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(calls[1]).toEqual(question);
  });

  test('canceled while it waits, nothing was sent, and nothing is', async () => {
    online(false);
    const user = new AbortController();
    const sent = sendPost(api, publishPosts, post(false), { signal: user.signal });
    user.abort();
    await expect(sent).rejects.toMatchObject({ name: 'CanceledError', known: 'unsent' });
    online(true);
    expect(calls).toEqual([]);
  });
});

describe('canceled on the way', () => {
  const canceled = (then: unknown) => {
    const user = new AbortController();
    const stop = () => {
      user.abort();
      throw user.signal.reason;
    };
    answers = [stop, then];
    return sendPost(api, publishPosts, post(false), { signal: user.signal });
  };

  test('the server is asked, and what it took counts as sent', async () => {
    expect(await canceled(reply)).toMatchObject({ postId: 'post-1' });
    expect(calls[1]).toEqual(question);
  });

  test.each([
    ['it has none', refusal(422), 'untaken'],
    ['it can not be asked', noAnswer, 'unknown'],
  ])('and when %s, that is told', async (_, then, known) => {
    await expect(canceled(then)).rejects.toMatchObject({ name: 'CanceledError', known });
  });

  test('what may have been taken before is not said to be unsent', async () => {
    online(false);
    const user = new AbortController();
    user.abort();
    answers = [noAnswer];
    await expect(
      sendPost(api, publishPosts, post(false, true), { signal: user.signal }),
    ).rejects.toMatchObject({ known: 'unknown' });
  });
});
