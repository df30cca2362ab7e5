import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { expect, jest, test } from '@jest/globals';
import { freshHistory, type PublicationSpec } from '../domain/publication.ts';
import { createTargetCache } from './target-cache.ts';

const now = new Date('2026-03-02T09:00:00Z');
const spec = (change: Partial<PublicationSpec> = {}): PublicationSpec => ({
  id: 'p',
  postId: 'post',
  workspaceId: 'ada',
  platform: 'facebook',
  targetId: 'page1',
  targetName: 'Page',
  content: '',
  media: [],
  createdAt: now,
  dueAt: now,
  localTime: null,
  timezone: null,
  ...freshHistory([]),
  ...change,
});

/** An identity that knows every page. */
function cache() {
  const call = jest.fn(async (_: unknown, { body }: { body: { page_id: string } }) => ({
    target_id: body.page_id,
    target_name: 'Page',
    access_token: 'token',
    revision: call.mock.calls.length,
  }));
  const targets = createTargetCache({ call } as unknown as ServiceClient);
  const revisionOf = async (publication: PublicationSpec): Promise<number> =>
    (await targets.resolve(publication, new AbortController().signal)).revision;
  return { targets, call, revisionOf };
}

test('a target is asked for once, also by many at one time', async () => {
  const { call, revisionOf } = cache();
  expect(await Promise.all([spec(), spec({ id: 'q' }), spec()].map(revisionOf))).toEqual([1, 1, 1]);
  expect(await revisionOf(spec())).toBe(1);
  expect(call).toHaveBeenCalledTimes(1);
});

test('a change of a workspace’s connection to a network drops only that', async () => {
  const { targets, revisionOf } = cache();
  const second = spec({ targetId: 'page2' });
  const others = [spec({ workspaceId: 'ad' }), spec({ platform: 'instagram' })];
  for (const one of [spec(), second, ...others]) await revisionOf(one);
  targets.forgetConnection('ada', 'facebook');
  expect(await Promise.all(others.map(revisionOf))).toEqual([3, 4]);
  expect(await revisionOf(spec())).toBe(5);
  expect(await revisionOf(second)).toBe(6);
});

test('a token that the network refused is asked for anew, and all of them when changes may have been missed', async () => {
  const { targets, revisionOf } = cache();
  await revisionOf(spec());
  targets.forget(spec());
  expect(await revisionOf(spec())).toBe(2);
  targets.clear();
  expect(await revisionOf(spec())).toBe(3);
});

test('a failure is not kept', async () => {
  const { call, revisionOf } = cache();
  call.mockRejectedValueOnce(new Error('away'));
  await expect(revisionOf(spec())).rejects.toThrow('away');
  expect(await revisionOf(spec())).toBe(2);
});
