import { describe, expect, test } from '@jest/globals';
import type { PublishNote, PublishRequest } from '../../capabilities/publish.ts';
import { FACEBOOK_DEFAULTS } from '../../settings.ts';
import { answering } from '../../test/answering.ts';
import { createFacebook } from '../facebook.ts';
import { VIDEO_NOTE } from './video.ts';

const settings = {
  ...FACEBOOK_DEFAULTS,
  clientId: 'id',
  clientSecret: 'secret',
  sendMediaBy: 'url' as const,
};
const photo = { kind: 'image', mime: 'image/jpeg', bytes: 1, url: 'http://x/p.jpg', altText: null } as const;

const reconcileWith = (text: string, notes: PublishNote[], ...answers: readonly unknown[]) => {
  const { deps, calls } = answering(...answers);
  const request: PublishRequest = {
    key: 'publication',
    targetId: 'page',
    access: { token: 'token' },
    text,
    notes,
    media: [{ ...photo, open: () => Promise.reject(new Error('not read')) }],
    firstAttemptAt: deps.now(),
    mayBeOut: true,
    note: async (note) => void notes.push(note),
    signal: new AbortController().signal,
    hasLease: () => true,
    isTaken: async () => false,
  };
  return { network: createFacebook(settings, deps), request, calls };
};

const feed = (...targets: readonly string[][]) => ({
  data: targets.map((ids, at) => ({
    id: `page_${at}`,
    created_time: '2026-11-21T10:00:01+0000',
    attachments: { data: [{ subattachments: { data: ids.map((id) => ({ target: { id } })) } }] },
  })),
});

const photoNotes: PublishNote[] = [{ key: 'facebook_photo', value: 'ours' }];

test('a photo without text is recognized by its recorded ID', async () => {
  const { network, request } = reconcileWith('', photoNotes, feed(['cover'], ['ours']));
  expect(await network.publish.reconcile(request)).toMatchObject({ remoteId: 'page_1' });
});

test.each([
  ['was noted', photoNotes],
  ['never came as far', []],
])('somebody’s own photo is not taken for one that %s', async (_, notes) => {
  const { network, request } = reconcileWith('', [...notes], feed(['cover']));
  expect(await network.publish.reconcile(request)).toBeNull();
});

test('a photo without words is noted before the one call that publishes it', async () => {
  const notes: PublishNote[] = [];
  const hangUp = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  const { network, request, calls } = reconcileWith('', notes, { id: 'ours' }, hangUp);
  await expect(network.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
  expect(notes).toEqual(photoNotes);
  expect(calls.map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual(['photos', 'feed']);
});

describe('a video', () => {
  const video = { ...photo, kind: 'video', mime: 'video/mp4' } as const;
  const rejected = { status: { video_status: 'error' } };
  const ready = { status: { video_status: 'ready' }, permalink_url: '/v/2' };
  const listVideos = (...ids: string[]) => ({
    data: ids.map((id) => ({ id, description: 'Look', created_time: '2026-11-21T10:00:01+0000' })),
  });
  const lookFor = (...answers: readonly unknown[]) => {
    const { network, request } = reconcileWith('Look', [{ key: VIDEO_NOTE, value: 'v1' }], ...answers);
    const media = [{ ...video, open: () => Promise.reject(new Error('not read')) }];
    return network.publish.reconcile({ ...request, media });
  };

  test('a post that Facebook rejected isn’t published, so it can be changed or retried', async () => {
    expect(await lookFor(rejected, listVideos('v1'))).toBeNull();
  });

  test('that was sent again after a rejected one is found by its words', async () => {
    expect(await lookFor(rejected, listVideos('v1', 'v2'), ready)).toMatchObject({ remoteId: 'v2' });
  });

  test('a post with several rejected attempts isn’t published', async () => {
    const { network, request } = reconcileWith(
      'Look',
      [
        { key: VIDEO_NOTE, value: 'v0' },
        { key: VIDEO_NOTE, value: 'v1' },
      ],
      ...[rejected, rejected, listVideos('v0', 'v1', 'v2'), rejected],
    );
    const media = [{ ...video, open: () => Promise.reject(new Error('not read')) }];
    expect(await network.publish.reconcile({ ...request, media })).toBeNull();
  });

  test('that is still being processed is not known yet', async () => {
    await expect(lookFor({ status: { video_status: 'processing' } })).rejects.toMatchObject({
      kind: 'unknown',
    });
  });
});

test.each([
  ['five minutes', '2026-11-21T09:55:00+0000', expect.objectContaining({ remoteId: 'page_0' })],
  ['more', '2026-11-21T09:54:59+0000', expect.objectContaining({ kind: 'unknown' })],
  ['a day', '2026-11-20T10:00:00+0000', expect.objectContaining({ kind: 'unknown' })],
  ['more than a day', '2026-11-20T09:59:59+0000', null],
])('a post that is older than its attempt by %s, by Facebook’s clock', async (_, created_time, expected) => {
  const { network, request } = reconcileWith('Hello', [], {
    data: [{ id: 'page_0', message: 'Hello', created_time }],
  });
  const outcome = await network.publish.reconcile(request).catch((error: unknown) => error);
  expect(outcome).toEqual(expected);
});

describe('a post that another publication made', () => {
  const createdTime = '2026-11-21T10:00:01+0000';
  const post = (id: string, message: string, shows?: string) => ({
    id,
    message,
    created_time: createdTime,
    ...(shows && { attachments: { data: [{ target: { id: shows } }] } }),
  });
  const lookFor = (text: string, keptId: string, media: boolean, ...data: object[]) => {
    const { network, request } = reconcileWith(text, [], { data });
    const isTaken = async (id: string) => id === keptId;
    return network.publish.reconcile({ ...request, isTaken, ...(!media && { media: [] }) });
  };

  test('long before is not taken for this one either, and leaves no doubt', async () => {
    const one = { ...post('page_1', 'Hello'), created_time: '2026-11-21T02:00:00+0000' };
    const { network, request } = reconcileWith('Hello', [], { data: [one] });
    const isTaken = async (id: string) => id === 'page_1';
    expect(await network.publish.reconcile({ ...request, isTaken })).toBeNull();
  });

  test.each([
    ['of its post', 'page_1', post('page_1', 'Hello')],
    ['of its photo, as part of the post’s', '77', post('page_77', 'Hello')],
    ['of its photo or video, which the post shows', '77', post('page_1', 'Hello', '77')],
  ])(
    'is not taken for this one, though its words are the same and it is kept by the id %s',
    async (_, keptId, one) => {
      expect(await lookFor('Hello', keptId, true, one)).toBeNull();
      expect(await lookFor('Hello', keptId, false, one)).toBeNull();
      const result = await lookFor('Hello', keptId, true, one, post('page_2', 'Hello', '78'));
      expect(result).toMatchObject({ remoteId: 'page_2' });
    },
  );

  test('in the preview of a link leaves open which of the two it is, unless another fits', async () => {
    const text = 'Look at https://fb.watch/x';
    const one = post('page_1', text, '77');
    await expect(lookFor(text, '77', false, one)).rejects.toMatchObject({ kind: 'unknown' });
    const result = await lookFor(text, '77', false, one, post('page_2', text));
    expect(result).toMatchObject({ remoteId: 'page_2' });
    expect(await lookFor(text, '77', true, one)).toBeNull();
  });
});
