import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ConnectedAccount, connect, publicationOf } from '../connecting.ts';
import { film, picture, readPage } from '../posting.ts';
import { startSandbox, type TestSandbox } from '../sandbox-server.ts';

const MINUTE = 60_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  sandbox.stopClock();
});
afterAll(() => sandbox.close());

const linkedin = () => sandbox.networks.linkedin;
/** The same account with its page in the profile's place. */
const asPage = ({ targets: [, page], ...account }: ConnectedAccount): ConnectedAccount => ({
  ...account,
  targets: page ? [page] : [],
});

test('a member is found with the pages that they administer, and alone without that permission', async () => {
  const { targets } = await connect(sandbox, 'linkedin', 'Bell Foundry');
  expect(targets.map(({ id, name }) => [id.slice(0, id.lastIndexOf(':') + 1), name])).toEqual([
    ['urn:li:person:', 'Bell Foundry'],
    ['urn:li:organization:', 'Bell Foundry Company'],
  ]);
  const alone = await connect(sandbox, 'linkedin', 'Bell Foundry', ['rw_organization_admin']);
  expect(alone.targets.map(({ name }) => name)).toEqual(['Bell Foundry']);
});

test('a page’s post is in its name, with pictures or a video, and its first comment below', async () => {
  const account = asPage(await connect(sandbox, 'linkedin', 'Page Bells'));
  const { send } = linkedin().publish;
  const out = await send(
    publicationOf(sandbox, account, 'For the page', [picture(sandbox), picture(sandbox)]),
  );
  expect(await readPage(out)).toContain('Page Bells Company');
  await send(publicationOf(sandbox, account, 'A film for the page', [film(sandbox)]));
  const { targetId, access, signal, hasLease } = publicationOf(sandbox, account, '');
  const comment = { targetId, access, postId: out.remoteId, text: 'The link is here', signal, hasLease };
  await linkedin().firstComment.send(comment);
  expect(await readPage(out)).toContain('The link is here');
});

test('nobody publishes to a page that is not theirs, or without the permission', async () => {
  const otherPage = asPage(await connect(sandbox, 'linkedin', 'Their Bells'));
  const ownAccount = await connect(sandbox, 'linkedin', 'Own Bells');
  const { send } = linkedin().publish;
  const foreign = publicationOf(sandbox, { ...otherPage, access: ownAccount.access }, 'Not theirs');
  await expect(send(foreign)).rejects.toMatchObject({ kind: 'forbidden' });
  const barred = asPage(await connect(sandbox, 'linkedin', 'Own Bells', ['w_organization_social']));
  const unasked = publicationOf(sandbox, barred, 'Not permitted');
  await expect(send(unasked)).rejects.toMatchObject({ kind: 'forbidden' });
});

test('a page’s comments and figures are read, where a profile’s comments are closed', async () => {
  const account = asPage(await connect(sandbox, 'linkedin', 'Read Bells'));
  const { remoteId } = await linkedin().publish.send(publicationOf(sandbox, account, 'What do you say?'));
  sandbox.advance(60 * MINUTE);
  const { targetId, access } = publicationOf(sandbox, account, '');
  const until = new Date(sandbox.now().getTime() + MINUTE);
  const request = { targetId, access, postId: remoteId, limit: 500, until };
  const { comments, truncated } = await linkedin().comments.list(request);
  expect([truncated, comments.some(({ own }) => own)]).toEqual([false, false]);
  const commentsWithOwn = (await linkedin().comments.list({ ...request, withOwn: true })).comments;
  expect(commentsWithOwn.filter(({ own }) => own).length).toBe(commentsWithOwn.length - comments.length);
  expect(commentsWithOwn.length).toBeGreaterThan(comments.length);
  const figures = { targetId, access, postIds: [remoteId] };
  expect((await linkedin().insights.posts(figures)).get(remoteId)).toEqual({
    kind: 'figures',
    figures: {
      comments: commentsWithOwn.length,
      likes: expect.any(Number),
      shares: expect.any(Number),
      views: expect.any(Number),
      reach: expect.any(Number),
      clicks: expect.any(Number),
    },
  });
  const { followers } = await linkedin().insights.account({ targetId, access });
  expect(followers).toBeGreaterThan(0);
});

test('a page’s post that may be out already is found by the refusal of its duplicate', async () => {
  const account = asPage(await connect(sandbox, 'linkedin', 'Twice Bells'));
  const request = publicationOf(sandbox, account, 'Once');
  await sandbox.admin('POST', 'faults', { network: 'linkedin', operation: 'publish', kind: 'drop-reply' });
  await expect(linkedin().publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
  expect(await linkedin().publish.send({ ...request, mayBeOut: true })).toMatchObject({
    byEarlierAttempt: true,
  });
  expect(await sandbox.connection.collection('posts').countDocuments({ text: 'Once' })).toBe(1);
});
