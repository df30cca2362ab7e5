import { describe, expect, test } from '@jest/globals';
import type { PublishNote, PublishRequest } from '../../capabilities/publish.ts';
import { FACEBOOK_DEFAULTS } from '../../settings.ts';
import { answering } from '../../test/answering.ts';
import { createFacebook } from '../facebook.ts';

const settings = {
  ...FACEBOOK_DEFAULTS,
  clientId: 'id',
  clientSecret: 'secret',
  sendMediaBy: 'url' as const,
};
const graphError = (status: number, code: number) =>
  Response.json({ error: { message: 'No', code } }, { status });

const publish = async (...answers: readonly unknown[]) => {
  const notes: PublishNote[] = [];
  const { deps, calls } = answering(...answers);
  const video = { kind: 'video', mime: 'video/mp4', bytes: 1, url: 'http://x/v.mp4', altText: null } as const;
  const request: PublishRequest = {
    key: 'publication',
    targetId: 'page',
    access: { token: 'token' },
    text: 'Look',
    notes: [],
    media: [{ ...video, open: () => Promise.reject(new Error('not read')) }],
    firstAttemptAt: deps.now(),
    note: async (note) => void notes.push(note),
    signal: new AbortController().signal,
    hasLease: () => true,
    mayBeOut: false,
    isTaken: async () => false,
  };
  const outcome = await createFacebook(settings, deps)
    .publish.send(request)
    .catch((error: unknown) => error);
  return { outcome, notes, calls };
};

describe('a video that Facebook accepted', () => {
  test.each([
    ['a limit of calls', graphError(400, 4)],
    ['a token that died', graphError(400, 190)],
    ['a permission that is missing', graphError(403, 10)],
    ['a server in trouble', graphError(500, 2)],
    ['a connection that is refused', Object.assign(new Error('no'), { code: 'ECONNREFUSED' })],
  ])('may be out, though %s keeps us from seeing it', async (_, answer) => {
    const { outcome, notes } = await publish({ id: 'v1' }, answer);
    expect(outcome).toMatchObject({ name: 'SocialError', kind: 'unknown' });
    expect(notes).toEqual([{ key: 'facebook_video', value: 'v1' }]);
  });

  test('is not out when Facebook could not use it', async () => {
    const { outcome } = await publish({ id: 'v1' }, { status: { video_status: 'error' } });
    expect(outcome).toMatchObject({ kind: 'permanent' });
  });
});

test('a video that Facebook rejected isn’t published', async () => {
  expect((await publish(graphError(400, 4))).outcome).toMatchObject({ kind: 'transient' });
});
