import { describe, expect, test } from '@jest/globals';
import type { PublishRequest } from '../../capabilities/publish.ts';
import { INSTAGRAM_DEFAULTS } from '../../settings.ts';
import { answering } from '../../test/answering.ts';
import { requesting } from '../../test/requesting.ts';
import { createInstagram } from '../instagram.ts';

const settings = { ...INSTAGRAM_DEFAULTS, clientId: 'id', clientSecret: 'secret' };
const notes = [{ key: 'instagram_container', value: 'c1' }];

const lookFor = async (over: Partial<PublishRequest>, ...answers: readonly unknown[]) => {
  const { deps, calls } = answering(...answers);
  const outcome = await createInstagram(settings, deps)
    .publish.reconcile(requesting({ notes, ...over }))
    .catch((error: unknown) => error);
  return { outcome, calls };
};

const status = (status_code: string) => ({ status_code });
const goneReply = (code: number, error_subcode: number) =>
  Response.json({ error: { message: 'Gone', code, error_subcode } }, { status: 400 });
const media = (id: string, caption = 'Hello', timestamp = '2026-11-21T10:00:01+0000') => ({
  id,
  caption,
  timestamp,
  permalink: `https://instagram.example/${id}`,
});
const listReply = (...data: object[]) => ({ data });
const publishedAs = (remoteId: string) => ({ remoteId, url: `https://instagram.example/${remoteId}` });

test('an attempt without a container isn’t published, which needs no call', async () => {
  const { outcome, calls } = await lookFor({ notes: [] });
  expect(outcome).toBeNull();
  expect(calls).toEqual([]);
});

test('of several containers the last is asked', async () => {
  const several = [...notes, { key: 'instagram_container', value: 'c2' }];
  const { calls } = await lookFor({ notes: several }, status('FINISHED'));
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/v26.0/c2']);
});

test.each(['IN_PROGRESS', 'FINISHED', 'ERROR'])('a container that is %s was not published', async (code) => {
  const { outcome, calls } = await lookFor({}, status(code));
  expect(outcome).toBeNull();
  expect(calls).toHaveLength(1);
});

describe('a container that was published', () => {
  const out = status('PUBLISHED');

  test('is distinguished from the account’s other posts by its text', async () => {
    expect((await lookFor({}, out, listReply(media('m2', 'Other'), media('m1')))).outcome).toEqual(
      publishedAs('m1'),
    );
  });

  test('isn’t mistaken for another publication’s post', async () => {
    const isTaken = async (id: string) => id === 'm2';
    const { outcome } = await lookFor({ isTaken }, out, listReply(media('m2'), media('m1')));
    expect(outcome).toEqual(publishedAs('m1'));
  });

  test.each([
    ['nothing', []],
    ['only another publication’s', [media('m2')]],
    ['only other words', [media('m1', 'Other')]],
  ])('is not known yet while the account lists %s', async (_, data) => {
    const isTaken = async (id: string) => id === 'm2';
    expect((await lookFor({ isTaken }, out, listReply(...data))).outcome).toMatchObject({ kind: 'unknown' });
  });

  test.each([
    ['five minutes', '2026-11-21T09:55:00+0000', publishedAs('m1')],
    ['more than that', '2026-11-21T09:54:59+0000', expect.objectContaining({ kind: 'unknown' })],
  ])('may be older than its attempt by %s, by Instagram’s clock', async (_, timestamp, expected) => {
    expect((await lookFor({}, out, listReply(media('m1', 'Hello', timestamp)))).outcome).toEqual(expected);
  });

  test('without text it is the matching one, if there is only one', async () => {
    const one = await lookFor({ text: '' }, out, listReply(media('m1', '')));
    expect(one.outcome).toEqual(publishedAs('m1'));
    const two = await lookFor({ text: '' }, out, listReply(media('m1', ''), media('m2', '')));
    expect(two.outcome).toMatchObject({ kind: 'unknown' });
  });
});

describe.each([
  ['has expired', () => status('EXPIRED')],
  ['is gone', () => goneReply(100, 33)],
  ['is not found', () => goneReply(24, 2207006)],
])('a container that %s', (_, answer) => {
  test('may have been published before: it is looked for', async () => {
    expect((await lookFor({}, answer(), listReply(media('m1')))).outcome).toEqual(publishedAs('m1'));
  });

  test('was not published when the account does not list it', async () => {
    expect((await lookFor({}, answer(), listReply(media('m1', 'Other')))).outcome).toBeNull();
  });

  test.each([
    ['a day', '2026-11-20T10:00:00+0000', expect.objectContaining({ kind: 'unknown' })],
    ['more than a day', '2026-11-20T09:59:59+0000', null],
  ])('may be one with the same words that is older by %s', async (_, timestamp, expected) => {
    const { outcome } = await lookFor({}, answer(), listReply(media('m1', 'Hello', timestamp)));
    expect(outcome).toEqual(expected);
  });

  test('isn’t mistaken for another publication’s much older post', async () => {
    const isTaken = async (id: string) => id === 'm1';
    const before = media('m1', 'Hello', '2026-11-21T02:00:00+0000');
    expect((await lookFor({ isTaken }, answer(), listReply(before))).outcome).toBeNull();
  });

  test('can’t be distinguished without text', async () => {
    const { outcome } = await lookFor({ text: '' }, answer(), listReply(media('m1', '')));
    expect(outcome).toMatchObject({ kind: 'unknown' });
  });
});

test('a missing reply from Instagram proves nothing about the post', async () => {
  const { outcome } = await lookFor({}, Response.json({}, { status: 500 }));
  expect(outcome).toMatchObject({ kind: 'transient' });
});
