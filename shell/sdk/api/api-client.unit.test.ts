import { createPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import { getUser } from '@carillon/contracts/http/identity/account/get-user.ts';
import { disconnect } from '@carillon/contracts/http/identity/connections/disconnect.ts';
import { checkAuth } from '@carillon/contracts/http/identity/sign-in/check-auth.ts';
import { login } from '@carillon/contracts/http/identity/sign-in/login.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sampleReply } from '../testing/sample-reply.ts';
import { createApiClient } from './api-client.ts';

const realFetch = globalThis.fetch;
const fetchMock = jest.fn<typeof fetch>();
let token: string;
let current: number;
let endedStatuses: number[];
let workspace: string | null;
let moveCount: number;
const setToken = (next: string): void => {
  token = next;
};
const client = () =>
  createApiClient({
    csrf: { get: () => token, set: setToken },
    session: {
      current: () => current,
      ended: (session) => void endedStatuses.push(session),
      workspace: () => workspace,
      moved: () => void moveCount++,
    },
  });
const refusal = (status: number, error: string, more: object = {}, headers = {}) =>
  Response.json({ success: false, error, message: 'Said so.', ...more }, { status, headers });
const sentCall = (at: number): { url: string; init: RequestInit; headers: Headers } => {
  const [url, init = {}] = fetchMock.mock.calls[at] ?? [];
  return { url: String(url), init, headers: new Headers(init.headers) };
};

beforeEach(() => {
  token = 'first';
  current = 1;
  endedStatuses = [];
  workspace = null;
  moveCount = 0;
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('every call carries the page token and says that a script made it', async () => {
  fetchMock.mockResolvedValueOnce(Response.json({ success: true }));
  await client()
    .call(disconnect, { params: { platform: 'facebook' } })
    .catch(() => undefined);
  const { url, headers, init } = sentCall(0);
  expect(url).toBe('/api/facebook/disconnect');
  expect(init.method).toBe(disconnect.method);
  expect(headers.get('x-csrf-token')).toBe('first');
  expect(headers.get('x-requested-with')).toBe('XMLHttpRequest');
});

test('a call about the workspace names the one that the page shows, and hears that the session is in another', async () => {
  workspace = 'w1';
  fetchMock
    .mockResolvedValueOnce(Response.json(sampleReply(getUser.response)))
    .mockResolvedValueOnce(refusal(409, 'workspace_changed'));
  await client().call(getUser);
  await expect(client().call(disconnect, { params: { platform: 'facebook' } })).rejects.toThrow();
  expect([sentCall(0), sentCall(1)].map(({ headers }) => headers.get('x-workspace'))).toEqual([null, 'w1']);
  expect([moveCount, endedStatuses]).toEqual([1, []]);
});

test.each([
  ['carries on after its page where it is asked to', { body: { email: 'a' }, keepalive: true }, true],
  ['does not by itself', { body: { email: 'a' } }, false],
  [
    'does not when it is larger than browsers carry',
    { body: { email: 'ä'.repeat(31_000) }, keepalive: true },
    false,
  ],
])('a call %s', async (_, input, isKept) => {
  fetchMock.mockResolvedValueOnce(Response.json(sampleReply(login.response)));
  await client().call(login, input as never);
  expect(sentCall(0).init.keepalive).toBe(isKept);
  expect(sentCall(0).headers.get('x-csrf-token')).toBe('first');
});

test('a stale page token is replaced and the call sent again, once', async () => {
  fetchMock
    .mockResolvedValueOnce(refusal(419, 'csrf_mismatch', {}, { 'x-csrf-token': 'second' }))
    .mockResolvedValueOnce(Response.json({ authenticated: true }));
  expect(await client().call(checkAuth)).toMatchObject({ authenticated: true });
  expect(sentCall(1).headers.get('x-csrf-token')).toBe('second');

  fetchMock.mockImplementation(async () => refusal(419, 'csrf_mismatch', {}, { 'x-csrf-token': 'third' }));
  await expect(client().call(checkAuth)).rejects.toMatchObject({ code: 'csrf_mismatch' });
  expect(fetchMock).toHaveBeenCalledTimes(4);
});

test('a refusal comes with its name, its sentence and what is wrong with each field', async () => {
  fetchMock.mockResolvedValueOnce(
    refusal(422, 'validation_failed', {
      errors: { email: ['Enter your email.'] },
      detail: { n: 1 },
      request_id: 'r1',
    }),
  );
  await expect(
    client().call(login, { body: { email: '', password: '', remember: false } }),
  ).rejects.toMatchObject({
    name: 'ApiError',
    code: 'validation_failed',
    status: 422,
    message: 'Said so.',
    fieldErrors: { email: ['Enter your email.'] },
    detail: { n: 1 },
    requestId: 'r1',
  });
});

test.each([
  [
    'with words of its own',
    Response.json({ message: 'The gateway is full.' }, { status: 503 }),
    'The gateway is full.',
  ],
  ['without words', new Response('<h1>Bad gateway</h1>', { status: 502 }), null],
])('a server error from in between, %s, says what was said', async (_, reply, expectedText) => {
  fetchMock.mockResolvedValueOnce(reply);
  await expect(client().call(checkAuth)).rejects.toMatchObject({
    name: 'ApiError',
    message: expectedText ?? 'Server error occurred',
    said: expectedText,
  });
});

test('reports an expired session, which a wrong password at login isn’t', async () => {
  fetchMock.mockImplementation(async () => refusal(401, 'not_authenticated'));
  await expect(client().call(getUser)).rejects.toMatchObject({ code: 'not_authenticated' });
  expect(endedStatuses).toEqual([1]);
  await expect(
    client().call(login, { body: { email: 'a@b.c', password: 'x', remember: false } }),
  ).rejects.toMatchObject({ status: 401 });
  expect(endedStatuses).toEqual([1]);
});

test('attributes a late refusal to the session of its call', async () => {
  const answer = Promise.withResolvers<Response>();
  fetchMock.mockReturnValueOnce(answer.promise);
  const call = client().call(getUser);
  current = 2;
  answer.resolve(refusal(401, 'not_authenticated'));
  await expect(call).rejects.toMatchObject({ code: 'not_authenticated' });
  expect(endedStatuses).toEqual([1]);
});

test('no answer, and an answer that is not ours, have errors of their own', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('fetch failed'));
  await expect(client().call(checkAuth)).rejects.toThrow('No response received from server');
  fetchMock.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(client().call(checkAuth)).rejects.toMatchObject({
    status: 502,
    message: 'Server error occurred',
  });
});

describe('a missing answer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const silent: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const outcomeOf = (work: Promise<unknown>) => {
    const outcome = { message: null as string | null };
    void work.catch((error: Error) => {
      outcome.message = error.message;
    });
    return outcome;
  };

  test('is aborted after half a minute, and reported as such', async () => {
    fetchMock.mockImplementation(silent);
    const outcome = outcomeOf(client().call(checkAuth));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(outcome.message).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome.message).toBe('The server took too long to respond');
  });

  test('is waited for longer when the server has to generate', async () => {
    fetchMock.mockImplementation(silent);
    const outcome = outcomeOf(client().call(createPosts, { body: { content: 'bells' } }));
    await jest.advanceTimersByTimeAsync(179_999);
    expect(outcome.message).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome.message).toBe('The server took too long to respond');
  });

  test('is no delay when its user cancels', async () => {
    fetchMock.mockImplementation(silent);
    const controller = new AbortController();
    const outcome = outcomeOf(client().call(checkAuth, { signal: controller.signal }));
    controller.abort(new Error('canceled by the user'));
    await jest.advanceTimersByTimeAsync(0);
    expect(outcome.message).toBe('canceled by the user');
  });

  test('is waited for longer on a stream, and from its last line on', async () => {
    let write: ReadableStreamDefaultController<Uint8Array> | undefined;
    fetchMock.mockImplementation(async (_url, init) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          write = controller;
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body);
    });
    const lines: unknown[] = [];
    const outcome = outcomeOf(
      client().stream(createPosts, { body: { content: 'bells' } }, (line) => lines.push(line)),
    );
    await jest.advanceTimersByTimeAsync(100_000);
    const line = JSON.stringify({ type: 'step', step: 'Optimization', state: 'started' });
    write?.enqueue(new TextEncoder().encode(`${line}\n`));
    await jest.advanceTimersByTimeAsync(100_000);
    expect(lines).toHaveLength(1);
    expect(outcome.message).toBeNull();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(outcome.message).toBe('The server took too long to respond');
  });
});

test('a broken stream is no answer; a canceled one counts as canceled', async () => {
  const breakingOff = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          controller.error(new TypeError('terminated'));
        },
      }),
    );
  fetchMock.mockResolvedValueOnce(breakingOff());
  const ignore = (): void => undefined;
  await expect(client().stream(createPosts, { body: { content: 'bells' } }, ignore)).rejects.toThrow(
    'No response received from server',
  );
  fetchMock.mockResolvedValueOnce(breakingOff());
  const signal = AbortSignal.abort();
  await expect(client().stream(createPosts, { body: { content: 'bells' }, signal }, ignore)).rejects.toThrow(
    'terminated',
  );
});

test.each([
  ['the page of a proxy', () => new Response('<h1>Log in to this network</h1>')],
  ['what was cut off', () => new Response('{"authenticated":tr')],
])('%s in place of an answer is none', async (_, reply) => {
  fetchMock.mockImplementation(async () => reply());
  await expect(client().call(checkAuth)).rejects.toMatchObject({ name: 'NoResponseError' });
  await expect(
    client().stream(createPosts, { body: { content: 'bells' } }, () => undefined),
  ).rejects.toMatchObject({ name: 'NoResponseError' });
});

test('a streamed reply is passed on line by line, wherever the bytes were cut', async () => {
  const step = (name: string) => JSON.stringify({ type: 'step', step: name, state: 'started' });
  const text = `${step('Content Analysis')}\n${step('Optimization')}\n`;
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, 20));
      controller.enqueue(bytes.slice(20));
      controller.close();
    },
  });
  fetchMock.mockResolvedValueOnce(new Response(body));
  const lines: unknown[] = [];
  await client().stream(createPosts, { body: { content: 'bells' } }, (line) => lines.push(line));
  expect(lines).toEqual([
    { type: 'step', step: 'Content Analysis', state: 'started' },
    { type: 'step', step: 'Optimization', state: 'started' },
  ]);
});

describe('a reply that does not fit its operation', () => {
  const invalid = { name: 'InvalidReplyError', path: 'authenticated' };

  test.each([{}, { authenticated: null }, { authenticated: 'yes' }])('is an error: %j', async (reply) => {
    fetchMock.mockResolvedValueOnce(Response.json(reply));
    await expect(client().call(checkAuth)).rejects.toMatchObject(invalid);
  });

  test.each([null, [], 'text', 7])('is an error: %j', async (reply) => {
    fetchMock.mockResolvedValueOnce(Response.json(reply));
    await expect(client().call(checkAuth)).rejects.toMatchObject({ name: 'InvalidReplyError', path: '' });
  });

  test('is an error in a stream', async () => {
    fetchMock.mockResolvedValueOnce(new Response('{"type":"result","result":{"success":true}}\n'));
    await expect(
      client().stream(createPosts, { body: { content: 'bells' } }, () => undefined),
    ).rejects.toMatchObject({ name: 'InvalidReplyError', path: 'result.posts' });
  });

  test('is a refusal with its own message if it says that the call failed', async () => {
    fetchMock.mockResolvedValueOnce(Response.json({ success: false, message: 'No more today.' }));
    await expect(client().call(checkAuth)).rejects.toMatchObject({
      name: 'ApiError',
      message: 'No more today.',
      said: 'No more today.',
    });
  });

  test.each([
    ['one JSON document', () => Response.json({ success: false, message: 'No more today.' })],
    ['a line', () => new Response('{"success":false,"message":"No more today."}\n')],
  ])('is that refusal too where a stream was asked for, and %s came', async (_, reply) => {
    fetchMock.mockResolvedValueOnce(reply());
    await expect(
      client().stream(createPosts, { body: { content: 'bells' } }, () => undefined),
    ).rejects.toMatchObject({ name: 'ApiError', message: 'No more today.' });
  });
});

test('one JSON document in place of a stream is its result', async () => {
  const result = sampleReply(createPosts.response);
  fetchMock.mockResolvedValueOnce(Response.json(result));
  const lines: unknown[] = [];
  await client().stream(createPosts, { body: { content: 'bells' } }, (line) => lines.push(line));
  expect(lines).toEqual([{ type: 'result', result }]);
});
