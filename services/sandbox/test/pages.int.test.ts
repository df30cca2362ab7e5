import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, publicationOf } from './connecting.ts';
import { jpeg, mp4 } from './sample-files.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(sandbox.publicUrl + path, { headers });

test('the list of posts shows all networks, newest first, at both spellings of its address', async () => {
  expect(await (await get('')).text()).toContain('Nothing has been posted yet');
  const facebook = await connect(sandbox, 'facebook');
  const linkedin = await connect(sandbox, 'linkedin');
  await sandbox.networks.facebook.publish.send(publicationOf(sandbox, facebook, 'The first'));
  sandbox.advance(1000);
  await sandbox.networks.linkedin.publish.send(publicationOf(sandbox, linkedin, 'The second'));
  for (const path of ['', '/']) {
    const page = await (await get(path)).text();
    expect(page.indexOf('The second')).toBeGreaterThan(0);
    expect(page.indexOf('The first')).toBeGreaterThan(page.indexOf('The second'));
  }
});

test('older posts are on the pages that follow', async () => {
  const linkedin = await connect(sandbox, 'linkedin', 'A busy member');
  for (let number = 1; number <= 22; number++) {
    sandbox.advance(1000);
    await sandbox.networks.linkedin.publish.send(publicationOf(sandbox, linkedin, `Entry no. ${number}.`));
  }
  const first = await (await get('/')).text();
  expect(first).toContain('Entry no. 22.');
  expect(first).not.toContain('Entry no. 2.');
  const [, older = ''] = /href="([^"]+)">Older posts/.exec(first) ?? [];
  expect(await (await fetch(older)).text()).toContain('Entry no. 2.');
});

test('pages allow no script and no frame', async () => {
  const policy = (await get('/')).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('a missing post, and a missing page, say so', async () => {
  const post = await get('/facebook/posts/1_2');
  expect(post.status).toBe(404);
  expect(await post.text()).toContain('couldn’t find that post on Facebook');
  expect((await get('/no/such/page')).status).toBe(404);
});

test('a part of a video can be had by itself', async () => {
  const account = await connect(sandbox, 'facebook');
  const media = [sandbox.media.add('video', 'video/mp4', mp4(5000))];
  const { url } = await sandbox.networks.facebook.publish.send(
    publicationOf(sandbox, account, 'Film', media),
  );
  const [, source = ''] = /<video src="([^"]+)"/.exec(await (await fetch(url ?? '')).text()) ?? [];
  const part = await fetch(source, { headers: { range: 'bytes=4-7' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 4-7/5000');
  expect(await part.text()).toBe('ftyp');
  const beyond = await fetch(source, { headers: { range: 'bytes=5000-' } });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */5000']);
  const end = await fetch(source, { headers: { range: 'bytes=-1000' } });
  expect(end.headers.get('content-range')).toBe('bytes 4000-4999/5000');
});

test('a name and an alternative text can’t break out of the page', async () => {
  const account = await connect(sandbox, 'facebook', '"><script>alert(1)</script>');
  const media = [sandbox.media.add('image', 'image/jpeg', jpeg(10, 10), '" onload="alert(1)')];
  const { url } = await sandbox.networks.facebook.publish.send(publicationOf(sandbox, account, 'Hi', media));
  const page = await (await fetch(url ?? '')).text();
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('" onload');
});

test('the versioned API of LinkedIn wants a version that lives', async () => {
  const call = (headers: Record<string, string>) =>
    fetch(`${sandbox.publicUrl}/linkedin/rest/posts`, { method: 'POST', headers });
  expect(await (await call({})).json()).toMatchObject({ status: 400, code: 'VERSION_MISSING' });
  expect(await (await call({ 'linkedin-version': '202301' })).json()).toMatchObject({
    status: 426,
    code: 'NONEXISTENT_VERSION',
  });
});

test('the Graph API answers other clients’ ways of asking, and tells its usage', async () => {
  const { targets } = await connect(sandbox, 'facebook');
  const token = targets[0]?.accessToken ?? '';
  const graph = `${sandbox.publicUrl}/facebook/v26.0`;
  const posted = await fetch(`${graph}/${targets[0]?.id}/feed?access_token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ message: 'By form', id: 'extra' }),
  });
  expect(await posted.json()).toMatchObject({ id: expect.stringMatching(/_/) });
  expect(JSON.parse(posted.headers.get('x-app-usage') ?? '')).toHaveProperty('call_count');
  const unknown = await fetch(`${graph}/12345?access_token=${token}`);
  expect(await unknown.json()).toMatchObject({ error: { code: 100, error_subcode: 33 } });
});

test('a file from someone without a token is not taken', async () => {
  const form = new FormData();
  form.append('source', new File([jpeg(10, 10)], 'photo.jpg'));
  const reply = await fetch(`${sandbox.publicUrl}/facebook/v26.0/1/photos`, { method: 'POST', body: form });
  expect(reply.status).toBe(400);
});
