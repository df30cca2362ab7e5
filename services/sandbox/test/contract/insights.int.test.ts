import type { PostReading } from '@carillon/social/capabilities/insights.ts';
import { INSIGHTS_UNAVAILABLE } from '@carillon/social/capabilities/insights.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import { sandboxNetworkSettings } from '@carillon/social/sandbox-settings.ts';
import { LINKEDIN_DEFAULTS } from '@carillon/social/settings.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { bareId, type ConnectedAccount, connect, publicationOf } from '../connecting.ts';
import { fault, film, picture } from '../posting.ts';
import { startSandbox, type TestSandbox } from '../sandbox-server.ts';
import { networks } from './networks.ts';

const DAY = 86_400_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  sandbox.stopClock();
});
afterEach(() => sandbox.admin('DELETE', 'faults'));
afterAll(() => sandbox.close());

const requestFor = ({ targets: [target], access }: ConnectedAccount) => ({
  targetId: target?.id ?? '',
  access: { ...access, token: target?.accessToken ?? access.token },
});

const books = async (of: 'post' | 'target', id: string) =>
  (
    await sandbox.admin('GET', `books?${of}=${encodeURIComponent(id)}&at=${sandbox.now().toISOString()}`)
  ).json();

const figuresIn = (reading: PostReading | undefined) => (reading?.kind === 'figures' ? reading.figures : {});

const countedNetworks = networks.flatMap(({ insightsScope, ...network }) =>
  insightsScope === null ? [] : [{ ...network, insightsScope }],
);

describe.each(countedNetworks)('$name', ({ name, insightsScope, figures: knownFigures }) => {
  const insights = () => sandbox.networks[name].insights;
  const post = async (account: ConnectedAccount, media = picture(sandbox)) => {
    sandbox.advance(1000);
    const text = `Counted at ${sandbox.now().toISOString()}`;
    return (await sandbox.networks[name].publish.send(publicationOf(sandbox, account, text, [media])))
      .remoteId;
  };

  test('reports exact counts for posts, and leaves out missing ones', async () => {
    const account = await connect(sandbox, name, 'Counted Bells');
    const postIds = [await post(account), await post(account, film(sandbox)), await post(account)];
    for (const days of [0, 1, 30]) {
      sandbox.advance(days * DAY);
      const readings = await insights().posts({ ...requestFor(account), postIds });
      expect([...readings.keys()].toSorted()).toEqual(postIds.toSorted());
      for (const id of postIds) {
        // Facebook knows a video's post by another id.
        const { figures } = await books(
          'post',
          name === 'facebook' && !id.includes('_') ? `${account.targets[0]?.id}_${id}` : id,
        );
        expect(figures).toMatchObject(figuresIn(readings.get(id)));
        expect(Object.keys(figuresIn(readings.get(id))).toSorted()).toEqual([...knownFigures].toSorted());
      }
    }
  });

  test('reports followers, who grow', async () => {
    const account = await connect(sandbox, name, 'Growing Bells');
    await post(account);
    const request = requestFor(account);
    const { followers: before } = await insights().account(request);
    sandbox.advance(30 * DAY);
    const { followers } = await insights().account(request);
    expect(followers).toBeGreaterThan(before ?? Infinity);
    expect(await books('target', request.targetId)).toMatchObject({ followers });
  });

  test('a post that is not there any more is gone, and spoils no other', async () => {
    const account = await connect(sandbox, name, 'Gone Bells');
    const [stays, goes] = [await post(account), await post(account)];
    await sandbox.connection.collection<{ _id: string }>('posts').deleteOne({ _id: bareId(goes) });
    const readings = await insights().posts({ ...requestFor(account), postIds: [goes, stays] });
    expect([readings.get(goes)?.kind, readings.get(stays)?.kind]).toEqual(['gone', 'figures']);
  });

  test('a user without the permission to read metrics is told to connect again', async () => {
    const account = await connect(sandbox, name, 'Shy Bells', [insightsScope]);
    const reading = insights().posts({ ...requestFor(account), postIds: [await post(account)] });
    await expect(reading).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('errors are classified, of posts and of the account', async () => {
    const account = await connect(sandbox, name);
    const request = requestFor(account);
    const postIds = [await post(account)];
    const kinds = { 'expired-token': 'reconnect', 'rate-limit': 'transient', 'error-5xx': 'transient' };
    for (const [kind, expected] of Object.entries(kinds))
      for (const read of [
        () => insights().posts({ ...request, postIds }),
        () => insights().account(request),
      ]) {
        await fault(sandbox, name, kind, { operation: 'any' });
        await expect(read()).rejects.toMatchObject({ kind: expected });
      }
  });

  test('reports how much of the allowance is used', async () => {
    const account = await connect(sandbox, name, 'Thrifty Bells');
    const request = requestFor(account);
    await insights().account(request);
    const { dailyCalls } = insights();
    // Either its replies say so, or there is a number of calls a day to be counted.
    if (dailyCalls) return expect(dailyCalls.most).toBeGreaterThan(dailyCalls.account + dailyCalls.post);
    const usage = insights().usage(request);
    expect(usage).toBeGreaterThanOrEqual(0);
    expect(usage).toBeLessThan(0.1);
  });
});

test('LinkedIn only gives a member’s metrics to vetted apps, and other apps don’t ask for more', async () => {
  const settings = sandboxNetworkSettings(sandbox.publicUrl, sandbox.secret);
  const { scopes, readsFigures } = LINKEDIN_DEFAULTS;
  const { linkedin } = createNetworks({
    ...settings,
    linkedin: { ...settings.linkedin, scopes, readsFigures },
  });
  const account = await connect(sandbox, 'linkedin');
  const unavailable = { kind: 'permanent', code: INSIGHTS_UNAVAILABLE };
  await expect(linkedin.insights?.account(requestFor(account))).rejects.toMatchObject(unavailable);
  const reading = linkedin.insights?.posts({ ...requestFor(account), postIds: ['urn:li:share:1'] });
  await expect(reading).rejects.toMatchObject(unavailable);
});
