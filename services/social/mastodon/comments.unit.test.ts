import { describe, expect, test } from '@jest/globals';
import { MASTODON_DEFAULTS } from '../settings.ts';
import { answering } from '../test/answering.ts';
import { createMastodon } from './mastodon.ts';

const settings = { ...MASTODON_DEFAULTS, isLocal: false, website: 'https://carillon.example' };
const access = { token: 'token', server: 'https://m.example' };

const post = (id: string, over: object = {}) => ({
  id,
  created_at: '2026-11-21T10:00:01Z',
  url: `https://m.example/@b/${id}`,
  visibility: 'public',
  content: '<p>Hello</p>',
  account: { id: '2', acct: 'b' },
  in_reply_to_id: '9',
  ...over,
});
const listRequest = {
  access,
  targetId: 'm.example/1',
  postId: 'm.example/9',
  limit: 5000,
  until: new Date('2026-11-21T10:01:00Z'),
};
const talking = (...answers: readonly unknown[]) => {
  const { deps, calls } = answering(...answers);
  const { comments } = createMastodon(settings, deps, deps.fetch);
  return { comments, calls };
};

describe('list', () => {
  test('passes on no address that is not of the web', async () => {
    const { comments } = talking({ descendants: [post('10', { url: 'javascript:alert(1)' })] });
    expect((await comments.list(listRequest)).comments).toMatchObject([{ id: 'm.example/10', url: null }]);
  });

  test('is truncated where a server gives as many as it ever does', async () => {
    const descendants = Array.from({ length: 4096 }, (_, n) => post(String(n + 10)));
    expect((await talking({ descendants }).comments.list(listRequest)).truncated).toBe(true);
    expect((await talking({ descendants: descendants.slice(1) }).comments.list(listRequest)).truncated).toBe(
      false,
    );
  });

  test('shows one’s own reply without the name that it begins with', async () => {
    const theirStatus = post('10', { account: { id: '2', acct: 'b@far.example' } });
    const ownFields = { account: { id: '1', acct: 'a' }, in_reply_to_id: '10' };
    const content = '<p><a href="https://far.example/@b">@<span>b</span></a> At eight</p>';
    const { comments } = talking({ descendants: [theirStatus, post('11', { ...ownFields, content })] });
    expect((await comments.list({ ...listRequest, withOwn: true })).comments).toMatchObject([
      { id: 'm.example/10' },
      { id: 'm.example/11', text: 'At eight', own: true },
    ]);
  });
});

describe('reply', () => {
  test('has the key of its request', async () => {
    const { comments, calls } = talking(post('10'), post('11'), post('10'), post('12'));
    for (const key of ['one', 'two'])
      await comments.reply({ access, commentId: 'm.example/10', text: 'At eight', key, at: new Date() });
    const keys = [1, 3].map((call) => new Headers(calls[call]?.init.headers).get('idempotency-key'));
    expect(keys).toEqual([expect.any(String), expect.any(String)]);
    expect(keys[0]).not.toBe(keys[1]);
  });
});

test('says after how long a reply that isn’t listed is not there', async () => {
  const { shownWithinMs } = await talking({ descendants: [] }).comments.list(listRequest);
  expect(shownWithinMs).toBeGreaterThanOrEqual(120_000);
});
