import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createApiClient } from './api-client.ts';

/** The parts of a browser's request that an upload needs. */
class FakeRequest {
  static made: FakeRequest[] = [];
  readonly sent: { url?: string; body?: FormData; headers: Record<string, string> } = { headers: {} };
  readonly upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  constructor() {
    FakeRequest.made.push(this);
  }
  open(_method: string, url: string): void {
    this.sent.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.sent.headers[name] = value;
  }
  getResponseHeader(): null {
    return null;
  }
  send(body: FormData): void {
    this.sent.body = body;
  }
  abort(): void {
    this.onabort?.();
  }
  answer(status: number, reply: object): void {
    this.status = status;
    this.responseText = JSON.stringify(reply);
    this.onload?.();
  }
}

const real = globalThis.XMLHttpRequest;
let expired = 0;
const client = createApiClient({
  csrf: { get: () => 'token', set: () => undefined },
  session: {
    current: () => 1,
    ended: () => void expired++,
    workspace: () => null,
    moved: () => undefined,
  },
});
const form = new FormData();
const latest = (): FakeRequest => FakeRequest.made.at(-1) ?? new FakeRequest();

beforeEach(() => {
  expired = 0;
  FakeRequest.made = [];
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

test('a form is sent with the page token, and reports its progress', async () => {
  const shares: number[] = [];
  const reply = client.upload(publishPosts, form, { onProgress: (share) => shares.push(share) });
  const { sent, upload } = latest();
  expect(sent).toMatchObject({
    url: '/api/posts/publish',
    body: form,
    headers: { 'x-csrf-token': 'token', 'x-requested-with': 'XMLHttpRequest', accept: 'application/json' },
  });
  upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
  upload.onprogress?.({ loaded: 2, total: 0, lengthComputable: false });
  expect(shares).toEqual([0.25]);
  latest().answer(200, { success: true, message: 'On its way.', post_id: 'p1', results: [] });
  expect(await reply).toMatchObject({ post_id: 'p1' });
});

test('a refusal comes with its fields, and a session that has run out is told', async () => {
  const reply = client.upload(publishPosts, form);
  latest().answer(401, { success: false, error: 'not_authenticated', message: 'Log in again.' });
  await expect(reply).rejects.toMatchObject({ code: 'not_authenticated', message: 'Log in again.' });
  expect(expired).toBe(1);
});

test('no answer has an error of its own', async () => {
  const reply = client.upload(publishPosts, form);
  latest().onerror?.();
  await expect(reply).rejects.toThrow('No response received from server');
});

test('a canceled upload stops, and one canceled before never starts', async () => {
  const controller = new AbortController();
  const reply = client.upload(publishPosts, form, { signal: controller.signal });
  controller.abort();
  await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  await expect(client.upload(publishPosts, form, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(FakeRequest.made).toHaveLength(1);
});

test('aborts an upload without progress, but not a slow one', async () => {
  jest.useFakeTimers();
  try {
    let message: string | null = null;
    void client.upload(publishPosts, form).catch((error: Error) => {
      message = error.message;
    });
    for (const loaded of [1, 2, 3]) {
      await jest.advanceTimersByTimeAsync(100_000);
      latest().upload.onprogress?.({ loaded, total: 9, lengthComputable: true });
    }
    expect(message).toBeNull();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(message).toBe('The server took too long to respond');
  } finally {
    jest.useRealTimers();
  }
});
