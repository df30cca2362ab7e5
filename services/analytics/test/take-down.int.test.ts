import { SocialError } from '@carillon/social/social-error.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type AnalyticsUnderTest, startAnalytics } from './analytics-under-test.ts';

let service: AnalyticsUnderTest;
beforeEach(async () => {
  service = await startAnalytics();
});
afterEach(() => service.close());

const takeDown = (id: string, role: 'writer' | 'editor' = 'editor') =>
  service.ask('POST', `/posts/publications/${id}/take-down`, { role });

test('a post is deleted from its network once, and noted for who wanted it', async () => {
  const { state } = service;
  const done = { status: 200, body: { success: true, message: 'Deleted from Bluesky.' } };
  expect(await takeDown('bluesky-1')).toMatchObject(done);
  expect(await takeDown('bluesky-1')).toMatchObject(done);
  expect(state.deleted).toEqual(['remote 1']);
  expect(state.noted).toEqual([{ workspace_id: 'w', publication_id: 'bluesky-1', user_id: 'u' }]);
});

test('its first comment goes before it, which would stay behind as a post of its own', async () => {
  service.state.commentId = 'comment 1';
  await takeDown('bluesky-1');
  expect(service.state.deleted).toEqual(['comment 1', 'remote 1']);
});

test('a network without deletion says so, and nothing is recorded', async () => {
  expect(await takeDown('facebook-1')).toMatchObject({
    status: 409,
    body: { message: 'Carillon can’t delete posts from Facebook yet. Delete it there.' },
  });
  expect(service.state.noted).toEqual([]);
});

test.each([
  ['transient', 502, 'Bluesky could not be reached. Try again in a moment; nothing will be done twice.'],
  ['forbidden', 502, 'Bluesky refused: It is locked'],
  ['reconnect', 409, 'Authentication error. Please reconnect your account.'],
] as const)('a deletion that fails is noted by nobody: %s', async (kind, status, message) => {
  service.state.undeletable = new SocialError('It is locked', { kind });
  expect(await takeDown('bluesky-1')).toMatchObject({ status, body: { message } });
  expect([service.state.noted, service.state.lost.length]).toEqual([[], kind === 'reconnect' ? 1 : 0]);
});

test('distinguishes missing posts from missing rights', async () => {
  expect(await takeDown('nothing')).toMatchObject({ status: 404 });
  expect(await takeDown('bluesky-1', 'writer')).toMatchObject({ status: 403 });
  expect(service.state.deleted).toEqual([]);
});
