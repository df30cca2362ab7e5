import { afterEach, expect, test } from '@jest/globals';
import { connect, consent, publicationOf, redirectUriOf } from './connecting.ts';
import { jpeg } from './sample-files.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

let sandbox: TestSandbox;
afterEach(() => sandbox.close());

const post = (path: string, body: NonNullable<RequestInit['body']>, headers: Record<string, string> = {}) =>
  sandbox.request(path, { method: 'POST', body, headers });

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };

test('a stranger’s body is refused at its limit, in the words of the network', async () => {
  sandbox = await startSandbox();
  const long = 'x'.repeat(2 * 1024 * 1024);
  const linkedin = await post('/linkedin/oauth/v2/accessToken', long, FORM);
  expect([linkedin.status, await linkedin.json()]).toEqual([
    413,
    expect.objectContaining({ code: 'REQUEST_ENTITY_TOO_LARGE' }),
  ]);
  const graph = await post('/facebook/v26.0/me/feed', `{"message":"${long}"}`, JSON_TYPE);
  expect([graph.status, await graph.json()]).toEqual([413, { error: expect.objectContaining({ code: 1 }) }]);
  expect((await post('/admin/faults', long, JSON_TYPE)).status).toBe(413);
  const page = await post('/linkedin/oauth/v2/authorization?client_id=sandbox-linkedin', long, FORM);
  expect(page.status).toBe(413);
});

test('a file without a good token is not read', async () => {
  sandbox = await startSandbox();
  let calls = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      calls++;
      controller.enqueue(new Uint8Array(64 * 1024));
      if (calls > 2000) controller.close();
    },
  });
  const reply = await fetch(`${sandbox.publicUrl}/facebook/v26.0/me/photos`, {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  } as RequestInit).then(
    ({ status }) => status,
    () => 'hung up',
  );
  expect([400, 'hung up']).toContain(reply);
  expect(calls).toBeLessThan(1000);
});

test('calls without a good token are so many a minute, and those with one go on', async () => {
  sandbox = await startSandbox({ openCallsAMinute: 30 });
  const account = await connect(sandbox, 'linkedin');
  const open = () => fetch(`${sandbox.publicUrl}/linkedin/v2/userinfo`, { headers: bearer('guess') });
  let last = await open();
  for (let n = 0; n < 30 && last.status !== 429; n++) last = await open();
  expect(await last.json()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect((await fetch(`${sandbox.publicUrl}/`)).status).toBe(429);
  const graph = await fetch(`${sandbox.publicUrl}/facebook/v26.0/me`);
  expect(await graph.json()).toMatchObject({ error: { code: 4 } });
  const { remoteId } = await sandbox.networks.linkedin.publish.send(
    publicationOf(sandbox, account, 'Goes on'),
  );
  expect(remoteId).toContain('urn:li:share');
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('a token’s calls are so many a minute too', async () => {
  sandbox = await startSandbox({ tokenCallsAMinute: 5 });
  const { access } = await connect(sandbox, 'linkedin');
  const call = async () => {
    const { status } = await fetch(`${sandbox.publicUrl}/linkedin/v2/userinfo`, {
      headers: bearer(access.token),
    });
    return status;
  };
  const statuses = [];
  for (let n = 0; n < 8; n++) statuses.push(await call());
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test('after ten wrong guesses the admin’s token is not looked at for a while, right or wrong', async () => {
  sandbox = await startSandbox();
  const guess = async (token?: string) => (await sandbox.admin('DELETE', 'faults', undefined, token)).status;
  const wrong = [];
  for (let n = 0; n < 12; n++) wrong.push(await guess(`guess ${n}`));
  expect(wrong).toEqual([...Array(10).fill(403), 429, 429]);
  expect(await guess()).toBe(429);
  sandbox.advance(15 * 60_000);
  expect(await guess()).toBe(200);
});

test.each(['facebook', 'linkedin'] as const)(
  'a consent on %s is no use to who does not have this installation’s secret',
  async (platform) => {
    sandbox = await startSandbox();
    const code = (await consent(sandbox, platform)).get('code') ?? '';
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: platform === 'linkedin' ? 'sandbox-linkedin' : '900000000000001',
      client_secret: `sandbox-${platform}-secret`,
      redirect_uri: redirectUriOf(sandbox),
      code,
    });
    const path =
      platform === 'linkedin' ? '/linkedin/oauth/v2/accessToken' : '/facebook/v26.0/oauth/access_token';
    const reply = await post(path, form);
    expect(reply.ok).toBe(false);
    expect(await reply.text()).not.toContain('"access_token"');
    const { access } = await sandbox.networks[platform].connect.exchangeCode({
      code,
      redirectUri: redirectUriOf(sandbox),
    });
    expect(access.token).not.toBe('');
  },
);

test('storage is bounded: the oldest posts and files are removed', async () => {
  const image = jpeg(1080, 1080);
  sandbox = await startSandbox({ postsKept: 3, mediaBytesKept: 2 * image.length + 1 });
  const account = await connect(sandbox, 'facebook');
  for (let n = 1; n <= 5; n++) {
    const file = sandbox.media.add('image', 'image/jpeg', image);
    await sandbox.networks.facebook.publish.send(publicationOf(sandbox, account, `Post ${n}`, [file]));
    sandbox.advance(1000);
  }
  const posts = await sandbox.connection.collection('posts').find({}).toArray();
  expect(posts.map(({ text }) => text).toSorted()).toEqual(['Post 3', 'Post 4', 'Post 5']);
  const media = await sandbox.connection.collection<{ _id: string }>('media').find({}).toArray();
  expect(media).toHaveLength(2);
  for (const { _id } of media) expect((await fetch(`${sandbox.publicUrl}/media/${_id}`)).status).toBe(200);
});
