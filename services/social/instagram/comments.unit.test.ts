import { expect, test } from '@jest/globals';
import { INSTAGRAM_DEFAULTS } from '../settings.ts';
import { answering, ticking } from '../test/answering.ts';
import { createComments } from './comments.ts';

const settings = { ...INSTAGRAM_DEFAULTS, clientId: 'id', clientSecret: 'secret' };
const createComment = (id: string, from = '1', more: object = {}) => ({
  id,
  text: `Text ${id}`,
  timestamp: '2026-11-21T08:30:00+0000',
  from: { id: from },
  ...more,
});
const after = (cursor: string) => ({ cursors: { after: cursor }, next: 'https://graph/?access_token=t' });

test('replies are read to their end, by cursors and not by the addresses, which hold tokens', async () => {
  const { deps, calls } = answering(
    {
      data: [createComment('c1', '1', { replies: { data: [createComment('r1')], paging: after('A') } })],
      paging: after('B'),
    },
    { data: [createComment('c2')], paging: { cursors: { after: 'C' } } },
    { data: [createComment('r2', '17841')] },
  );
  const until = new Date('2026-11-21T10:01:00Z');
  const request = { targetId: '17841', access: { token: 'token' }, postId: 'm1', limit: 100, until };
  const { comments, truncated } = await createComments(settings, deps).list(request);
  expect(comments.map(({ id }) => id)).toEqual(['c1', 'r1', 'c2']);
  expect(comments[0]?.createdAt).toEqual(new Date('2026-11-21T08:30:00Z'));
  expect(truncated).toBe(false);
  const urls = calls.map(({ url }) => new URL(url));
  expect(urls.map(({ pathname }) => pathname)).toEqual([
    '/v26.0/m1/comments',
    '/v26.0/m1/comments',
    '/v26.0/c1/replies',
  ]);
  expect(urls.map(({ searchParams }) => searchParams.get('after'))).toEqual([null, 'B', 'A']);
});

test('no replies are asked for once the time is up', async () => {
  const more = (id: string) => ({ replies: { data: [createComment(`${id}-r`)], paging: after('A') } });
  const askedComments = Array.from({ length: 50 }, (_, index) =>
    createComment(`c${index}`, '1', more(`c${index}`)),
  );
  const replied = Array.from({ length: 200 }, (_, index) => ({
    data: [createComment(`r${index}`)],
    paging: after(`A${index}`),
  }));
  const { deps, calls } = ticking(10, { data: askedComments }, ...replied);
  const request = { targetId: '17841', access: { token: 'token' }, postId: 'm1', limit: 2000 };
  const until = new Date(deps.now().getTime() + 25_000);
  const { comments, truncated } = await createComments(settings, deps).list({ ...request, until });
  expect([comments.length, truncated, calls.length]).toEqual([102, true, 3]);
});
