import type { PublishRequest } from '@carillon/social/capabilities/publish.ts';
import { systemDeps } from '@carillon/social/deps.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import { sandboxNetworkSettings } from '@carillon/social/sandbox-settings.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Linked, link, publicationOf } from './linking.ts';
import { jpeg, mp4 } from './sample-files.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

const platforms = ['facebook', 'instagram', 'linkedin'] as const;
type Platform = (typeof platforms)[number];

let sandbox: TestSandbox;
let linked: Record<Platform, Linked>;
beforeAll(async () => {
  sandbox = await startSandbox();
  linked = {
    facebook: await link(sandbox, 'facebook'),
    instagram: await link(sandbox, 'instagram'),
    linkedin: await link(sandbox, 'linkedin'),
  };
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.admin('DELETE', 'faults'));

const fault = (network: Platform, kind: string, operation = 'publish') =>
  sandbox.admin('POST', 'faults', { network, operation, kind });

const picture = () => sandbox.media.add('image', 'image/jpeg', jpeg(1080, 1350));
const film = () => sandbox.media.add('video', 'video/mp4', mp4(5000));

/** How many posts of that text there are. */
const count = (text: string) => sandbox.connection.collection('posts').countDocuments({ text });

/** What a worker does with an attempt whose outcome nobody knows. */
const resume = async (platform: Platform, request: PublishRequest) => {
  const { send, reconcile } = sandbox.networks[platform].publish;
  return (await reconcile?.(request)) ?? send(request);
};

test('a photo without words whose reply is lost is found among the page’s own pictures', async () => {
  const { facebook } = sandbox.networks;
  const request = publicationOf(sandbox, linked.facebook, '', [picture()]);
  await fault('facebook', 'drop-reply');
  await expect(facebook.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
  const own = await facebook.publish.send(publicationOf(sandbox, linked.facebook, '', [picture()]));
  const found = await facebook.publish.reconcile?.(request);
  expect(found).toMatchObject({ remoteId: expect.any(String) });
  expect(found).not.toMatchObject({ remoteId: own.remoteId });
});

describe('a reply that is lost after the work', () => {
  test.each([
    ['facebook', 'a text', () => []],
    ['facebook', 'a photo', () => [picture()]],
    ['facebook', 'photos', () => [picture(), picture()]],
    ['facebook', 'a video', () => [film()]],
    ['instagram', 'a photo', () => [picture()]],
    ['instagram', 'a carousel', () => [picture(), picture()]],
    ['instagram', 'a reel', () => [film()]],
    ['linkedin', 'a text', () => []],
    ['linkedin', 'photos', () => [picture(), picture()]],
    ['linkedin', 'a video', () => [film()]],
  ] as const)('on %s leaves one post: %s', async (platform, what, media) => {
    const text = `Lost: ${what} on ${platform}`;
    const request = publicationOf(sandbox, linked[platform], text, media());
    await fault(platform, 'drop-reply');
    await expect(sandbox.networks[platform].publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
    expect(await count(text)).toBe(1);
    sandbox.advance(5000);
    const found = await resume(platform, request);
    expect(found.remoteId).not.toBe('');
    expect(await (await fetch(found.url ?? '')).text()).toContain(text);
    expect(await count(text)).toBe(1);
  });
});

describe.each(platforms)('on %s', (platform) => {
  const request = (text: string) => publicationOf(sandbox, linked[platform], text, [picture()]);

  test('an error of the server leaves the outcome open, and the look says that nothing is out', async () => {
    const publication = request('Broken once');
    await fault(platform, 'error-5xx');
    await expect(sandbox.networks[platform].publish.send(publication)).rejects.toMatchObject({
      kind: 'unknown',
    });
    const { send, reconcile } = sandbox.networks[platform].publish;
    if (reconcile) expect(await reconcile(publication)).toBeNull();
    await send(publication);
    expect(await count('Broken once')).toBeGreaterThan(0);
  });

  test('a dead token asks for linking again', async () => {
    await fault(platform, 'expired-token');
    const publishing = sandbox.networks[platform].publish.send(request('Expired'));
    await expect(publishing).rejects.toMatchObject({
      kind: 'reconnect',
      message: expect.stringMatching(/expired/),
    });
    expect(await count('Expired')).toBe(0);
  });

  test('a rate limit says when to come again', async () => {
    await fault(platform, 'rate-limit');
    const refused = await sandbox.networks[platform].publish
      .send(request('Too many'))
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: 'retry', retryAt: expect.any(Date) });
    const { retryAt } = refused as { retryAt: Date };
    expect(retryAt.getTime()).toBeGreaterThan(sandbox.now().getTime());
  });

  test('a failed token call of the server can be tried again', async () => {
    await fault(platform, 'error-5xx', 'token');
    const exchanging = sandbox.networks[platform].connect.exchangeCode({
      code: 'any',
      redirectUri: 'http://any/',
    });
    await expect(exchanging).rejects.toMatchObject({ kind: 'retry' });
  });

  test('a stop during the call leaves the outcome open', async () => {
    const stop = new AbortController();
    await sandbox.admin('POST', 'faults', {
      network: platform,
      operation: 'publish',
      kind: 'delay',
      delay_ms: 60_000,
    });
    const publication = { ...request('Stopped'), signal: stop.signal };
    const publishing = sandbox.networks[platform].publish.send(publication);
    const outcome = expect(publishing).rejects.toMatchObject({ kind: 'unknown' });
    await delayTaken(platform);
    stop.abort();
    await outcome;
  });
});

/** Until the sandbox has begun the delay that was asked for. */
const delayTaken = async (network: Platform): Promise<void> => {
  const waiting = () =>
    sandbox.connection.collection('fault_plans').countDocuments({ network, left: { $gt: 0 } });
  while ((await waiting()) > 0) await new Promise(setImmediate);
};

test('the third attempt on LinkedIn finds the first, though the second was refused', async () => {
  const request = publicationOf(sandbox, linked.linkedin, 'Three times');
  await fault('linkedin', 'drop-reply');
  await expect(sandbox.networks.linkedin.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
  await fault('linkedin', 'rate-limit');
  await expect(sandbox.networks.linkedin.publish.send(request)).rejects.toMatchObject({ kind: 'retry' });
  expect((await sandbox.networks.linkedin.publish.send(request)).url).toContain('urn:li:share:');
  expect(await count('Three times')).toBe(1);
});

test('a text that Facebook refuses as its own repetition is the success of the attempt before', async () => {
  const request = publicationOf(sandbox, linked.facebook, 'Twice without looking');
  await fault('facebook', 'drop-reply');
  await expect(sandbox.networks.facebook.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
  const again = sandbox.networks.facebook.publish.send({ ...request, mayBeOut: true });
  expect((await again).remoteId).toMatch(/_/);
  expect(await count('Twice without looking')).toBe(1);
});

test('a post is found by who has the time of the networks wrong, since they say what it is', async () => {
  const hour = 3_600_000;
  const deps = { ...systemDeps, now: () => new Date(sandbox.now().getTime() + hour) };
  const { facebook } = createNetworks(sandboxNetworkSettings(sandbox.publicUrl, sandbox.secret), deps);
  sandbox.advance(12 * hour);
  const request = { ...publicationOf(sandbox, linked.facebook, 'An hour early'), firstAttemptAt: deps.now() };
  await fault('facebook', 'drop-reply');
  await expect(facebook.publish?.send(request)).rejects.toMatchObject({ kind: 'unknown' });
  expect(await facebook.publish?.reconcile?.(request)).toMatchObject({
    remoteId: expect.stringMatching(/_/),
  });
});

test('replies bear the time by which posts are dated', async () => {
  sandbox.advance(3_600_000);
  const before = sandbox.now().getTime();
  const { headers } = await fetch(sandbox.publicUrl);
  const said = Date.parse(headers.get('date') ?? '');
  expect(said).toBeGreaterThan(before - 1000);
  expect(said).toBeLessThanOrEqual(sandbox.now().getTime());
});

test('what LinkedIn has got already is not sent to it again', async () => {
  const request = publicationOf(sandbox, linked.linkedin, 'Sent once', [picture(), picture()]);
  const files = () => sandbox.connection.collection('media').countDocuments({ network: 'linkedin' });
  const before = await files();
  await fault('linkedin', 'error-5xx');
  await expect(sandbox.networks.linkedin.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
  await sandbox.networks.linkedin.publish.send(request);
  expect(await files()).toBe(before + 2);
});

test('a duplicate on LinkedIn is no success when every attempt of ours was refused', async () => {
  await sandbox.networks.linkedin.publish.send(publicationOf(sandbox, linked.linkedin, 'Somebody else’s'));
  const request = publicationOf(sandbox, linked.linkedin, 'Somebody else’s');
  await fault('linkedin', 'rate-limit');
  await expect(sandbox.networks.linkedin.publish.send(request)).rejects.toMatchObject({ kind: 'retry' });
  await expect(sandbox.networks.linkedin.publish.send(request)).rejects.toMatchObject({ kind: 'duplicate' });
});

test('mishaps are for the administrator', async () => {
  const refused = await sandbox.admin(
    'POST',
    'faults',
    { network: 'facebook', kind: 'error-5xx' },
    'guessed',
  );
  expect(refused.status).toBe(403);
  const wrong = await sandbox.admin('POST', 'faults', { network: 'myspace', kind: 'error-5xx' });
  expect(wrong.status).toBe(422);
});
