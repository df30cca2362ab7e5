import { describe, expect, test } from '@jest/globals';
import type { PublishNote } from '../capabilities/publish.ts';
import { MASTODON_DEFAULTS } from '../settings.ts';
import { answering } from '../test/answering.ts';
import { fileAt, requesting } from '../test/requesting.ts';
import { createMastodon } from './mastodon.ts';

const settings = { ...MASTODON_DEFAULTS, isLocal: false, website: 'https://carillon.example' };
const instance = (version = '4.5.2') => ({ domain: 'm.example', version, api_versions: { mastodon: 7 } });
const access = { token: 'token', server: 'https://m.example' };
const baseRequest = { access, targetId: 'm.example/1' };

const post = (over: object = {}) => ({
  id: '9',
  created_at: '2026-11-21T10:00:01Z',
  url: 'https://m.example/@a/9',
  visibility: 'public',
  content: '<p>Hello</p>',
  account: { id: '1', acct: 'a' },
  media_attachments: [],
  ...over,
});
const datedReply = (body: unknown) =>
  Response.json(body, { headers: { date: 'Sat, 21 Nov 2026 10:00:00 GMT' } });

const talking = (...answers: readonly unknown[]) => {
  const { deps, calls } = answering(...answers);
  let ahead = 0;
  const later = { ...deps, now: () => new Date(deps.now().getTime() + ahead) };
  const { publish } = createMastodon(settings, later, deps.fetch);
  const keyOf = (call: number) => new Headers(calls[call]?.init.headers).get('idempotency-key');
  const paths = () => calls.map(({ url }) => new URL(url).pathname.replace('/api/', ''));
  return { publish, calls, keyOf, paths, wait: (minutes: number) => (ahead += minutes * 60_000) };
};
const bodyOf = async (init: RequestInit | undefined): Promise<unknown> =>
  JSON.parse(await new Response(init?.body as ReadableStream).text());

describe('send', () => {
  test('says all that it wants, so that no default of the account decides', async () => {
    const { publish, calls } = talking(instance(), post());
    const options = { visibility: 'unlisted', content_warning: 'Bells', language: 'de-AT' };
    expect(await publish.send(requesting({ ...baseRequest, options }))).toEqual({
      remoteId: 'm.example/9',
      url: 'https://m.example/@a/9',
    });
    expect(await bodyOf(calls[1]?.init)).toEqual({
      status: 'Hello',
      media_ids: [],
      visibility: 'unlisted',
      sensitive: false,
      spoiler_text: 'Bells',
      language: 'de',
    });
  });

  test('reuses a recorded file, and uploads a missing one again', async () => {
    const media = [fileAt('image', 'http://x/1.jpg'), fileAt('image', 'http://x/2.jpg')];
    const first = talking(instance(), { id: 'm1' }, { id: 'm2' }, Response.json({}, { status: 502 }));
    const request = requesting({ ...baseRequest, media });
    await expect(first.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
    const goneReply = Response.json({ error: 'Record not found' }, { status: 404 });
    const second = talking(instance(), {}, goneReply, { id: 'm3' }, post());
    await second.publish.send(request);
    expect(second.paths()).toEqual([
      ...['v2/instance', 'v1/media/m1', 'v1/media/m2', 'v2/media', 'v1/statuses'],
    ]);
    expect(await bodyOf(second.calls.at(-1)?.init)).toMatchObject({ media_ids: ['m1', 'm3'] });
  });

  test('refuses an alt text that is longer than the server takes, instead of cutting it', async () => {
    const media = [{ ...fileAt('image', 'http://x/1.jpg'), altText: 'x'.repeat(1501) }];
    const { publish, paths } = talking(instance(), { id: 'm1' }, post());
    await expect(publish.send(requesting({ ...baseRequest, media }))).rejects.toMatchObject({
      kind: 'permanent',
      code: 'alt_text_too_long',
      message: expect.stringContaining('1,500'),
    });
    expect(paths()).toEqual(['v2/instance']);
  });

  test('waits for a file that is still processed', async () => {
    const accepted = Response.json({ id: 'm1' }, { status: 202 });
    const working = Response.json({ id: 'm1' }, { status: 206 });
    const { publish, paths } = talking(instance(), accepted, working, { id: 'm1' }, post());
    await publish.send(requesting({ ...baseRequest, media: [fileAt('video', 'http://x/1.mp4')] }));
    expect(paths().slice(1)).toEqual(['v2/media', 'v1/media/m1', 'v1/media/m1', 'v1/statuses']);
  });

  test('keeps its key through an unknown outcome and takes another after a refusal', async () => {
    const request = requesting(baseRequest);
    const lostCall = talking(instance(), Response.json({}, { status: 500 }));
    await expect(lostCall.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
    const refusedCall = talking(instance(), Response.json({ error: 'no' }, { status: 422 }));
    await expect(refusedCall.publish.send(request)).rejects.toMatchObject({ kind: 'permanent' });
    const takenCall = talking(instance(), post());
    await takenCall.publish.send(request);
    expect(refusedCall.keyOf(1)).toBe(lostCall.keyOf(1));
    expect(takenCall.keyOf(1)).not.toBe(lostCall.keyOf(1));
  });

  test('takes files that are attached already for a sign of an earlier attempt', async () => {
    const attached = { error: 'Media m1 not found or already attached to another post' };
    const request = requesting({ ...baseRequest, media: [fileAt('image', 'http://x/1.jpg')] });
    const { publish } = talking(instance(), { id: 'm1' }, Response.json(attached, { status: 422 }));
    await expect(publish.send(request)).rejects.toMatchObject({ kind: 'unknown', code: 'earlier_attempt' });
  });

  test('looks a second time for a mention that isn’t there at once', async () => {
    const goneReply = Response.json({ error: 'Record not found' }, { status: 404 });
    const { publish } = talking(instance(), post(), goneReply, post());
    const published = await publish.send(requesting({ ...baseRequest, text: 'Hi @b' }));
    expect(published).toMatchObject({ remoteId: 'm.example/9' });
  });

  test('reads no reply of more than two megabytes', async () => {
    const { publish } = talking({ ...instance(), description: 'x'.repeat(2_200_000) });
    await expect(publish.send(requesting(baseRequest))).rejects.toMatchObject({ kind: 'transient' });
  });

  test('fails where the server dropped a mention that it said it took', async () => {
    const goneReply = () => Response.json({ error: 'Record not found' }, { status: 404 });
    const { publish } = talking(instance(), post(), goneReply(), goneReply());
    await expect(publish.send(requesting({ ...baseRequest, text: 'Hi @b' }))).rejects.toMatchObject({
      kind: 'permanent',
      code: 'dropped',
    });
  });

  test('asks for a cooldown when the last call is used up', async () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '2026-11-21T10:04:00Z' };
    const ids: unknown[] = [];
    const { publish } = talking(instance(), Response.json(post(), { headers }));
    await publish.send(requesting({ ...baseRequest, onCooldown: (one) => ids.push(one) }));
    expect(ids).toMatchObject([{ scope: 'account', until: new Date('2026-11-21T10:04:00Z') }]);
  });
});

describe('reconcile', () => {
  const sentNote: PublishNote = { key: 'mastodon_sent', value: '2026-11-21T10:00:00Z' };

  test('is sure that nothing was published if nothing was sent', async () => {
    const { publish, calls } = talking();
    expect(await publish.reconcile(requesting(baseRequest))).toBeNull();
    expect(calls).toHaveLength(0);
  });

  test('reads nothing sooner than two minutes after the attempt', async () => {
    const { publish, calls, wait } = talking();
    wait(2);
    await expect(publish.reconcile(requesting({ ...baseRequest, notes: [sentNote] }))).rejects.toMatchObject({
      kind: 'unknown',
      code: 'too_soon',
    });
    expect(calls).toHaveLength(0);
  });

  test('finds a post by the noted id of its file, whatever its words became', async () => {
    const mediaNote = { key: 'mastodon_media', value: 'mark:m1' };
    const ownPost = post({ content: '<p>Changed</p>', media_attachments: [{ id: 'm1' }] });
    const { publish, wait } = talking(datedReply([post(), ownPost]), datedReply([]));
    wait(3);
    const media = [fileAt('image', 'http://x/1.jpg')];
    const request = requesting({ ...baseRequest, media, notes: [mediaNote, sentNote] });
    expect(await publish.reconcile(request)).toMatchObject({ remoteId: 'm.example/9' });
  });

  test('requests the source text if the server shows it changed', async () => {
    const shownStatus = post({ content: '<p>Hello <a href="x">@b</a> &amp; all…</p>' });
    const { publish, wait, paths } = talking(datedReply([shownStatus]), datedReply([]), {
      text: 'Hello @B@m.example & all',
    });
    wait(3);
    const request = requesting({ ...baseRequest, text: 'Hello @b & all', notes: [sentNote] });
    expect(await publish.reconcile(request)).toMatchObject({ remoteId: 'm.example/9' });
    expect(paths().at(-1)).toBe('v1/statuses/9/source');
  });

  test.each([
    ['another app’s', { application: { name: 'Phone' } }],
    ['a post with a warning', { spoiler_text: 'Bells' }],
    ['a private one', { visibility: 'private' }],
    ['one with a picture', { media_attachments: [{ id: 'x' }] }],
    ['one of two days before', { created_at: '2026-11-19T10:00:00Z' }],
  ])('does not take %s for its own', async (_, over) => {
    const list = () => datedReply([post(over)]);
    const { publish, wait } = talking(list(), datedReply([]), list(), datedReply([]));
    const request = requesting({ ...baseRequest, notes: [sentNote] });
    wait(3);
    await expect(publish.reconcile(request)).rejects.toMatchObject({ code: 'too_soon' });
    wait(2);
    expect(await publish.reconcile(request)).toBeNull();
  });

  test('is sure after two readings a minute apart', async () => {
    const { publish, wait } = talking(datedReply([]), datedReply([]), datedReply([]));
    const request = requesting({ ...baseRequest, notes: [sentNote] });
    wait(3);
    await expect(publish.reconcile(request)).rejects.toMatchObject({ code: 'too_soon' });
    await expect(publish.reconcile(request)).rejects.toMatchObject({ code: 'too_soon' });
    wait(2);
    expect(await publish.reconcile(request)).toBeNull();
  });
});
