import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type ConnectedAccount, connect, publicationOf } from './connecting.ts';
import { fault, picture } from './posting.ts';
import { jpeg, nonsense, png } from './sample-files.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

let sandbox: TestSandbox;
let account: ConnectedAccount;
beforeAll(async () => {
  sandbox = await startSandbox();
  account = await connect(sandbox, 'instagram');
});
afterEach(() => sandbox.admin('DELETE', 'faults'));
afterAll(() => sandbox.close());

const HOUR = 3_600_000;

test('Instagram without media', async () => {
  const publishing = sandbox.networks.instagram.publish.send(publicationOf(sandbox, account, 'Only words'));
  await expect(publishing).rejects.toMatchObject({ kind: 'permanent', code: 'media_required' });
});

test.each([
  ['a PNG that is called a JPEG', () => png(1080, 1080), '36001/2207005'],
  ['a page that is called a JPEG', nonsense, '36001/2207005'],
  ['a picture that is too wide', () => jpeg(2000, 500), '36003/2207009'],
])('Instagram and %s', async (_, bytes, code) => {
  const media = [sandbox.media.add('image', 'image/jpeg', bytes())];
  const publishing = sandbox.networks.instagram.publish.send(publicationOf(sandbox, account, 'A lie', media));
  await expect(publishing).rejects.toMatchObject({ kind: 'permanent', code });
});

test('a file that Instagram can’t fetch is tried again', async () => {
  const media = [{ ...picture(sandbox), url: `${sandbox.media.origin}/gone` }];
  const publishing = sandbox.networks.instagram.publish.send(publicationOf(sandbox, account, 'Later', media));
  await expect(publishing).rejects.toMatchObject({ kind: 'transient', code: '9004/2207052' });
});

test('files are fetched from the allowed origins only', async () => {
  const media = [{ ...picture(sandbox), url: `${sandbox.publicUrl}/style.css` }];
  const publishing = sandbox.networks.instagram.publish.send(
    publicationOf(sandbox, account, 'Inward', media),
  );
  await expect(publishing).rejects.toThrow(/fetched/);
});

test('an expired container is created again', async () => {
  const request = publicationOf(sandbox, account, 'Patience', [picture(sandbox)]);
  await fault(sandbox, 'instagram', 'error-5xx');
  await expect(sandbox.networks.instagram.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
  sandbox.advance(25 * HOUR);
  expect(await sandbox.networks.instagram.publish.reconcile?.(request)).toBeNull();
  expect((await sandbox.networks.instagram.publish.send(request)).url).toContain('/instagram/posts/');
});

test('a full day of Instagram waits, and says until when', async () => {
  const target = account.targets[1];
  const posts = Array.from({ length: 100 }, (_, index) => ({
    _id: `filler-${index}`,
    network: 'instagram',
    authorId: target?.id,
    authorName: 'filler',
    text: '',
    media: [],
    createdAt: sandbox.now(),
  }));
  await sandbox.connection.collection<{ _id: string }>('posts').insertMany(posts);
  const to = { ...account, targets: target ? [target] : [] };
  const request = publicationOf(sandbox, to, 'One too many', [picture(sandbox)]);
  const refusal = await sandbox.networks.instagram.publish.send(request).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ kind: 'transient', code: '9/2207042', retryAt: expect.any(Date) });
  expect(request.notes).toEqual([]);
  sandbox.advance(25 * HOUR);
  expect((await sandbox.networks.instagram.publish.send(request)).remoteId).toMatch(/^179/);
});
