import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type ConnectedAccount, connect, publicationOf } from './connecting.ts';
import { countPosts, fault, picture } from './posting.ts';
import { jpeg } from './sample-files.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

let sandbox: TestSandbox;
let account: ConnectedAccount;
beforeAll(async () => {
  sandbox = await startSandbox();
  account = await connect(sandbox, 'linkedin');
});
afterEach(() => sandbox.admin('DELETE', 'faults'));
afterAll(() => sandbox.close());

test('the third attempt on LinkedIn finds the first, though the second was refused', async () => {
  const request = publicationOf(sandbox, account, 'Three times');
  await fault(sandbox, 'linkedin', 'drop-reply');
  await expect(sandbox.networks.linkedin.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
  await fault(sandbox, 'linkedin', 'rate-limit');
  await expect(sandbox.networks.linkedin.publish.send(request)).rejects.toMatchObject({ kind: 'transient' });
  expect((await sandbox.networks.linkedin.publish.send(request)).url).toContain('urn:li:share:');
  expect(await countPosts(sandbox, 'linkedin', 'Three times')).toBe(1);
});

test('doesn’t send again what LinkedIn already has', async () => {
  const request = publicationOf(sandbox, account, 'Sent once', [picture(sandbox), picture(sandbox)]);
  const files = () => sandbox.connection.collection('media').countDocuments({ network: 'linkedin' });
  const before = await files();
  await fault(sandbox, 'linkedin', 'error-5xx');
  await expect(sandbox.networks.linkedin.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
  await sandbox.networks.linkedin.publish.send(request);
  expect(await files()).toBe(before + 2);
});

test('a duplicate on LinkedIn is no success when every attempt of ours was refused', async () => {
  await sandbox.networks.linkedin.publish.send(publicationOf(sandbox, account, 'Somebody else’s'));
  const request = publicationOf(sandbox, account, 'Somebody else’s');
  await fault(sandbox, 'linkedin', 'rate-limit');
  await expect(sandbox.networks.linkedin.publish.send(request)).rejects.toMatchObject({ kind: 'transient' });
  await expect(sandbox.networks.linkedin.publish.send(request)).rejects.toMatchObject({ kind: 'duplicate' });
});

test('a text that is too long for LinkedIn', async () => {
  const publishing = sandbox.networks.linkedin.publish.send(
    publicationOf(sandbox, account, 'a'.repeat(3001)),
  );
  await expect(publishing).rejects.toMatchObject({ kind: 'permanent', code: 'FIELD_LENGTH_TOO_LONG' });
});

test('is refused by LinkedIn, which names the first', async () => {
  const first = await sandbox.networks.linkedin.publish.send(publicationOf(sandbox, account, 'Said once'));
  const again = sandbox.networks.linkedin.publish.send(publicationOf(sandbox, account, 'Said once'));
  await expect(again).rejects.toMatchObject({ kind: 'duplicate', remoteId: first.remoteId });
});

test('LinkedIn has none without text, so pictures distinguish shares', async () => {
  const share = (width: number, bytes: number) => {
    const file = new Uint8Array(bytes);
    file.set(jpeg(width, 800));
    const media = [sandbox.media.add('image', 'image/jpeg', file)];
    return sandbox.networks.linkedin.publish.send(publicationOf(sandbox, account, '', media));
  };
  const first = await share(900, 1000);
  const second = await share(700, 1001);
  expect(second.remoteId).not.toBe(first.remoteId);
  await expect(share(900, 1000)).rejects.toMatchObject({ kind: 'duplicate', remoteId: first.remoteId });
});
