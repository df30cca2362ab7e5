import { describe, expect, test } from '@jest/globals';
import { MASTODON_DEFAULTS } from '../settings.ts';
import { answering } from '../test/answering.ts';
import { createMastodon } from './mastodon.ts';

const settings = { ...MASTODON_DEFAULTS, isLocal: false, website: 'https://carillon.example' };
const access = { token: 'token', server: 'https://m.example' };

const post = (id: string, over: object = {}) => ({
  id,
  created_at: '2026-11-21T09:50:00Z',
  visibility: 'public',
  content: '<p>Hello</p>',
  account: { id: '1', acct: 'a' },
  media_attachments: [],
  ...over,
});
const comment = (id: string, over: object = {}) =>
  post(id, {
    in_reply_to_id: '9',
    content: '<p>More below</p>',
    created_at: '2026-11-21T09:52:00Z',
    ...over,
  });
const commentRequest = {
  access,
  targetId: 'm.example/1',
  postId: 'm.example/9',
  text: 'More below',
  key: 'publication',
  signal: new AbortController().signal,
  hasLease: () => true,
};
const MINUTE = 60_000;
/** So many minutes before now. */
const sentAt = (minutes: number) => new Date(Date.parse('2026-11-21T10:00:00Z') - minutes * MINUTE);

const talking = (...answers: readonly unknown[]) => {
  const { deps, calls } = answering(...answers);
  const { firstComment } = createMastodon(settings, deps, deps.fetch);
  return { firstComment, calls };
};
const keyIn = (init: RequestInit | undefined) => new Headers(init?.headers).get('idempotency-key');

describe('send', () => {
  test('has the same key each time until the request has another', async () => {
    const { firstComment, calls } = talking(
      ...[post('9'), comment('10'), post('9'), comment('10'), post('9'), comment('10')],
    );
    await firstComment.send(commentRequest);
    await firstComment.send(commentRequest);
    await firstComment.send({ ...commentRequest, key: 'publication 1' });
    const [first, second, third] = [1, 3, 5].map((n) => keyIn(calls[n]?.init));
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('find', () => {
  test('reads nothing sooner than two minutes after it was sent', async () => {
    const { firstComment, calls } = talking();
    await expect(firstComment.find({ ...commentRequest, sentAt: sentAt(2) })).rejects.toMatchObject({
      kind: 'unknown',
      code: 'too_soon',
    });
    expect(calls).toHaveLength(0);
  });

  test('finds it in the account’s own list', async () => {
    const list = [comment('11', { in_reply_to_id: '8' }), comment('10'), post('9')];
    const { firstComment, calls } = talking(post('9'), list, []);
    expect(await firstComment.find({ ...commentRequest, sentAt: sentAt(4) })).toBe('m.example/10');
    expect(new URL(calls[1]?.url ?? '').pathname).toBe('/api/v1/accounts/1/statuses');
  });

  test('is sure that it isn’t there once it would be in the list', async () => {
    const { firstComment } = talking(post('9'), [post('9')], []);
    expect(await firstComment.find({ ...commentRequest, sentAt: sentAt(4) })).toBeNull();
  });

  test('knows nothing where the list doesn’t end', async () => {
    const pages = Array.from({ length: 30 }, (_, n) => [post(String(100 - n))]);
    const { firstComment } = talking(post('9'), ...pages);
    await expect(firstComment.find({ ...commentRequest, sentAt: sentAt(4) })).rejects.toMatchObject({
      kind: 'unknown',
    });
  });
});
