import type { ErrorName } from '@carillon/contracts/errors.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { ApiError, NoResponseError } from '@carillon/sdk/api/errors.ts';
import type { ApiClient } from '@carillon/sdk/index.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { publication } from '../testing/answers.ts';
import { findTaken } from './ask-server.ts';
import type { Unsettled } from './request.ts';
import { type Outgoing, sendPost } from './send-post.ts';

const reply = { success: true, message: '', post_id: 'post-1', results: [publication('facebook')] };
const noAnswer = new NoResponseError();
const refusal = (status: number, error: ErrorName = 'validation_failed') =>
  new ApiError(status, { success: false, error, message: 'No.' });
const { success, message, ...taken } = reply;
/** What withdrawing answers: the post that was taken, or none. */
const wasTaken = { success, message, taken };
const isWithdrawn = { success, message, taken: null };

/** Answers, in the order of the calls: a reply, or what is thrown. */
let answers: unknown[];
let calls: { id: string; key: unknown; platforms: unknown }[];
const answer = () => {
  const next = answers.shift();
  if (typeof next === 'function') return next();
  if (next instanceof Error) throw next;
  return next;
};
const api = {
  upload: async ({ id }: { id: string }, form: FormData) => {
    calls.push({ id, key: form.get('request_key'), platforms: form.get('platforms') });
    return answer();
  },
  call: async ({ id }: { id: string }, { params }: { params: { request_key: string } }) => {
    calls.push({ id, key: params.request_key, platforms: null });
    return answer();
  },
} as unknown as ApiClient;
const form = (): FormData => {
  const made = new FormData();
  made.set('platforms', '[{"platform_id":1}]');
  made.set('request_key', 'key-1');
  return made;
};
const post = (...unsettled: Unsettled[]): Outgoing => ({ form: form(), unsettled, renew: () => 'key-2' });
/** Sent before without an answer, and changed since. */
const CHANGED = { key: 'key-1', changed: true };
const question = { id: 'posts.publishPosts', key: 'key-1', platforms: '[]' };
const withdrawal = { id: 'posts.withdrawRequest', key: 'key-1', platforms: null };

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
  const outcome = await sendPost(api, schedulePosts, post());
  expect(outcome).toMatchObject({ postId: 'post-1', earlier: false });
  expect(calls.map(({ id }) => id)).toEqual(['posts.schedulePosts']);
});

test('when no answer comes, the server is asked by key, and a post that was taken counts as sent', async () => {
  answers = [noAnswer, reply];
  expect(await sendPost(api, publishPosts, post())).toMatchObject({
    postId: 'post-1',
    earlier: false,
  });
  expect(calls[1]).toEqual(question);
});

test.each([
  ['was not taken so far', refusal(422), /does not have your post so far/],
  ['can not be asked about either', noAnswer, /Nobody can say yet whether your post arrived/],
])('a post that %s is told as without an answer', async (_, second, words) => {
  for (const first of [noAnswer, refusal(503, 'service_unavailable')]) {
    answers = [first, second];
    await expect(sendPost(api, publishPosts, post())).rejects.toMatchObject({
      name: 'NoAnswerError',
      message: expect.stringMatching(words),
    });
  }
});

test('a server that says that it failed is taken at its word, once it has been asked', async () => {
  const failed = refusal(500, 'internal_error');
  answers = [failed, refusal(422)];
  await expect(sendPost(api, publishPosts, post())).rejects.toBe(failed);
  expect(calls[1]).toEqual(question);
});

test('an answer about an earlier form’s post says that this one was not sent', async () => {
  answers = [{ ...reply, earlier: true }];
  expect(await sendPost(api, publishPosts, post())).toMatchObject({ postId: 'post-1', earlier: true });
});

test('withdrawn from elsewhere while it is on its way, it is not sent again', async () => {
  answers = [refusal(409, 'conflict')];
  await expect(sendPost(api, publishPosts, post())).rejects.toMatchObject({ known: 'overtaken' });
  answers = [isWithdrawn, refusal(409, 'conflict')];
  await expect(sendPost(api, publishPosts, post(CHANGED))).rejects.toMatchObject({ known: 'overtaken' });
  const outOfReach = () => {
    online(false);
    throw refusal(409, 'conflict');
  };
  answers = [outOfReach];
  await expect(sendPost(api, publishPosts, post())).rejects.toMatchObject({ known: 'overtaken' });
  expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2', 'key-1']);
});

test('everything that may have been taken of it is settled first, once', async () => {
  const others = ['key-8', 'key-9'].map((key) => ({ key, changed: false }));
  const lost = () => {
    online(false);
    setTimeout(() => online(true));
    throw noAnswer;
  };
  answers = [isWithdrawn, isWithdrawn, lost, refusal(422), reply];
  expect(await sendPost(api, publishPosts, post(...others))).toMatchObject({ postId: 'post-1' });
  expect(calls.map(({ key }) => key)).toEqual(['key-8', 'key-9', 'key-2', 'key-2', 'key-2']);
  answers = [isWithdrawn, wasTaken];
  expect(await sendPost(api, publishPosts, post(...others))).toMatchObject({ earlier: false, key: 'key-9' });
  expect(calls).toHaveLength(7);
});

test('a refusal is no reason to ask', async () => {
  answers = [refusal(422)];
  await expect(sendPost(api, publishPosts, post())).rejects.toThrow('No.');
  expect(calls).toHaveLength(1);
});

test('after a lost answer, something else is sent only once the first can not be taken any more', async () => {
  answers = [wasTaken];
  expect(await sendPost(api, publishPosts, post(CHANGED))).toMatchObject({
    postId: 'post-1',
    earlier: true,
  });
  expect(calls).toEqual([withdrawal]);
  answers = [isWithdrawn, reply];
  expect(await sendPost(api, publishPosts, post(CHANGED))).toMatchObject({
    earlier: false,
  });
  expect(calls.slice(1).map(({ id, key }) => [id, key])).toEqual([
    ['posts.withdrawRequest', 'key-1'],
    ['posts.publishPosts', 'key-2'],
  ]);
});

test('nothing is said to be untaken because the question found no answer', async () => {
  answers = [new ApiError(429, { success: false, error: 'too_many_requests', message: 'Wait.' })];
  await expect(findTaken(api, 'key-1')).rejects.toThrow('Wait.');
  answers = [noAnswer];
  await expect(sendPost(api, publishPosts, post(CHANGED))).rejects.toThrow(
    /Nobody can say yet whether your post arrived/,
  );
  expect(calls).toHaveLength(2);
  answers = [refusal(409, 'conflict')];
  expect(await findTaken(api, 'key-1')).toBeNull();
});

describe('without a connection', () => {
  test('a post waits, and goes out once there is one', async () => {
    online(false);
    answers = [reply];
    const sent = sendPost(api, publishPosts, post());
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
    expect(await sendPost(api, publishPosts, post())).toMatchObject({ postId: 'post-1' });
    expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(calls[1]).toEqual(question);
  });

  test('canceled while it waits, nothing was sent, and nothing is', async () => {
    online(false);
    const user = new AbortController();
    const sent = sendPost(api, publishPosts, post(), { signal: user.signal });
    user.abort();
    await expect(sent).rejects.toMatchObject({ name: 'CanceledError', known: 'unsent' });
    online(true);
    expect(calls).toEqual([]);
  });
});

describe('canceled on the way', () => {
  const canceled = (then: unknown, outgoing = post()) => {
    const user = new AbortController();
    const stop = () => {
      user.abort();
      throw user.signal.reason;
    };
    answers = [stop, then];
    return sendPost(api, publishPosts, outgoing, { signal: user.signal });
  };

  test('it is taken back, and what was taken already counts as sent', async () => {
    expect(await canceled(wasTaken)).toMatchObject({ postId: 'post-1', earlier: false });
    expect(calls[1]).toEqual(withdrawal);
  });

  test('while an earlier form is settled, its post is not taken for this one', async () => {
    expect(await canceled(wasTaken, post(CHANGED))).toMatchObject({ postId: 'post-1', earlier: true });
  });

  test.each([
    ['it has none', isWithdrawn, 'untaken'],
    ['it can not be asked', noAnswer, 'unknown'],
  ])('and when %s, that is told', async (_, then, known) => {
    await expect(canceled(then)).rejects.toMatchObject({ name: 'CanceledError', known });
  });

  test('what may have been taken before is not said to be unsent', async () => {
    online(false);
    const user = new AbortController();
    user.abort();
    answers = [noAnswer];
    await expect(sendPost(api, publishPosts, post(CHANGED), { signal: user.signal })).rejects.toMatchObject({
      known: 'unknown',
    });
  });
});
