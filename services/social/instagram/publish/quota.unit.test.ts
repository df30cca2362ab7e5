import { expect, test } from '@jest/globals';
import type { AskedCooldown } from '../../capabilities/publish.ts';
import { INSTAGRAM_DEFAULTS } from '../../settings.ts';
import { answering } from '../../test/answering.ts';
import { fileAt, requesting } from '../../test/requesting.ts';
import { createInstagram } from '../instagram.ts';

const settings = { ...INSTAGRAM_DEFAULTS, clientId: 'id', clientSecret: 'secret' };
const HOUR = 3_600_000;

const publish = async (...answers: readonly unknown[]) => {
  const { deps, calls } = answering(...answers);
  const cooldowns: AskedCooldown[] = [];
  const media = [fileAt('image', 'http://x/p.jpg')];
  const outcome = await createInstagram(settings, deps)
    .publish.send(requesting({ media, onCooldown: (cooldown) => void cooldowns.push(cooldown) }))
    .catch((error: unknown) => error);
  const paths = calls.map(({ url }) => new URL(url).pathname.split('/').at(-1));
  const inHours = (at: Date) => (at.getTime() - deps.now().getTime()) / HOUR;
  return {
    outcome,
    paths,
    cooldowns: cooldowns.map(({ until, ...rest }) => ({ ...rest, hours: inHours(until) })),
  };
};

const limit = (quota_usage: number, quota_total: number) => ({
  data: [{ quota_usage, config: { quota_total, quota_duration: 86_400 } }],
});
const mediaPostedAt = (...times: string[]) => ({ data: times.map((timestamp) => ({ timestamp })) });
const WORK = [{ id: 'c1' }, { status_code: 'FINISHED' }, { id: 'm1' }, { permalink: 'https://i.example/m1' }];
const CALLS = ['content_publishing_limit', 'media', 'c1', 'media_publish', 'm1'];
const WORDS = 'Instagram allows 2 posts in 24 hours from this account, and it has reached that limit.';

test('with room for more than one it publishes, and nothing cools down', async () => {
  const { outcome, paths, cooldowns } = await publish(limit(0, 2), ...WORK);
  expect(outcome).toEqual({ remoteId: 'm1', url: 'https://i.example/m1' });
  expect(paths).toEqual(CALLS);
  expect(cooldowns).toEqual([]);
});

test.each([
  ['names no limit', { data: [{ quota_usage: 500 }] }],
  ['tells nothing', { data: [] }],
])('an account that %s is not held back', async (_, answer) => {
  const { outcome, cooldowns } = await publish(answer, ...WORK);
  expect(outcome).toMatchObject({ remoteId: 'm1' });
  expect(cooldowns).toEqual([]);
});

test('without room it prepares nothing, and waits until the oldest post leaves the window', async () => {
  const list = mediaPostedAt('2026-11-21T09:00:00+0000', '2026-11-20T12:00:00+0000');
  const { outcome, paths } = await publish(limit(2, 2), list);
  expect(outcome).toMatchObject({ kind: 'transient', code: '9/2207042', message: WORDS });
  expect(outcome).toMatchObject({ retryAt: new Date('2026-11-21T12:01:00Z') });
  expect(paths).toEqual(['content_publishing_limit', 'media']);
});

test.each([
  ['lists fewer than it counts', mediaPostedAt('2026-11-21T09:00:00+0000')],
  ['does not answer', new Error('no')],
])('without room it is asked again in an hour when the account %s', async (_, answer) => {
  expect((await publish(limit(2, 2), answer)).outcome).toMatchObject({
    retryAt: new Date('2026-11-21T11:00:00Z'),
  });
});

test('after the post that took the last room the account cools down', async () => {
  const list = mediaPostedAt('2026-11-21T10:00:00+0000', '2026-11-20T12:59:00+0000');
  const { outcome, cooldowns } = await publish(limit(1, 2), ...WORK, list);
  expect(outcome).toMatchObject({ remoteId: 'm1' });
  expect(cooldowns).toEqual([{ scope: 'account', reason: WORDS, hours: 3 }]);
});
