import { systemDeps } from '@carillon/social/deps.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import { sandboxNetworkSettings } from '@carillon/social/sandbox-settings.ts';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type ConnectedAccount, connect, publicationOf } from './connecting.ts';
import { countPosts, fault, picture } from './posting.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

let sandbox: TestSandbox;
let account: ConnectedAccount;
beforeAll(async () => {
  sandbox = await startSandbox();
  account = await connect(sandbox, 'facebook');
});
afterEach(() => sandbox.admin('DELETE', 'faults'));
afterAll(() => sandbox.close());

test('a photo without words whose reply is lost is found among the page’s own pictures', async () => {
  const { facebook } = sandbox.networks;
  const request = publicationOf(sandbox, account, '', [picture(sandbox)]);
  await fault(sandbox, 'facebook', 'drop-reply');
  await expect(facebook.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
  const ownPost = await facebook.publish.send(publicationOf(sandbox, account, '', [picture(sandbox)]));
  const published = await facebook.publish.reconcile?.(request);
  expect(published).toMatchObject({ remoteId: expect.any(String) });
  expect(published).not.toMatchObject({ remoteId: ownPost.remoteId });
});

test('a text that Facebook refuses as its own repetition is the success of the attempt before', async () => {
  const request = publicationOf(sandbox, account, 'Twice without looking');
  await fault(sandbox, 'facebook', 'drop-reply');
  await expect(sandbox.networks.facebook.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
  const again = sandbox.networks.facebook.publish.send({ ...request, mayBeOut: true });
  expect((await again).remoteId).toMatch(/_/);
  expect(await countPosts(sandbox, 'facebook', 'Twice without looking')).toBe(1);
});

test('a post is found despite a wrong clock, because the network states its time', async () => {
  const hour = 3_600_000;
  const deps = { ...systemDeps, now: () => new Date(sandbox.now().getTime() + hour) };
  const { facebook } = createNetworks(sandboxNetworkSettings(sandbox.publicUrl, sandbox.secret), deps);
  sandbox.advance(12 * hour);
  const request = { ...publicationOf(sandbox, account, 'An hour early'), firstAttemptAt: deps.now() };
  await fault(sandbox, 'facebook', 'drop-reply');
  await expect(facebook.publish?.send(request)).rejects.toMatchObject({ kind: 'unknown' });
  expect(await facebook.publish?.reconcile?.(request)).toMatchObject({
    remoteId: expect.stringMatching(/_/),
  });
});
