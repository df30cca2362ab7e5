import { checkTarget } from '@carillon/contracts/http/identity/check-target.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/resolve-target.ts';
import { text } from '@carillon/contracts/text.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openStores } from '../stores/stores.ts';
import { connect } from './connect.ts';
import { page } from './fake-network.ts';
import { type Identity, startIdentity, type Visitor } from './identity-under-test.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const IDS = { facebook: 1, instagram: 2, linkedin: 3 } as const;
type Platform = keyof typeof IDS;

let identity: Identity;
let ada: Visitor;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(async () => {
  ada = await identity.signUp();
  const { facebook, linkedin } = identity.networks;
  facebook.pages = [page('p1', 'Bells'), page('p2', 'Whistles')];
  for (const network of [facebook, linkedin]) {
    network.refreshToken = null;
    network.onRefresh = async () => network.grant();
    network.refreshed.splice(0);
  }
});
afterAll(() => identity.close());

const body = (platform: Platform, pageId: string | null, visitor = ada) => ({
  workspace_id: visitor.workspaceId,
  platform_id: IDS[platform],
  page_id: pageId,
});
const resolve = (...query: Parameters<typeof body>) =>
  identity.service.call(resolveTarget, { body: body(...query) });
const check = (...query: Parameters<typeof body>) =>
  identity.service.call(checkTarget, { body: { ...body(...query), user_id: ada.userId } });
const sendLostReport = (reason: string, revision: number) =>
  identity.service.call(reportLostConnection, {
    body: { workspace_id: ada.workspaceId, platform_id: 1, reason, revision },
  });
/** Which connection a worker would work with now. */
const revisionNow = async (): Promise<number> => (await resolve('facebook', 'p1')).revision;
const linkedinView = async () => (await identity.get('/linkedin/check-connection', ada)).json();
const passing = () => Promise.reject(new SocialError('LinkedIn: busy', { kind: 'transient' }));
const refusing = () => Promise.reject(new SocialError('LinkedIn: revoked', { kind: 'reconnect' }));

describe('a target', () => {
  test('is published to with the token of its page, and a LinkedIn member with the grant', async () => {
    await connect(identity, ada, 'facebook');
    expect(await resolve('facebook', 'p2')).toEqual({
      connection_id: expect.stringMatching(/^con_/),
      access_token: 'token-of-p2',
      target_id: 'p2',
      target_name: 'Whistles',
      revision: 1,
    });
    await connect(identity, ada, 'linkedin');
    expect(await resolve('linkedin', null)).toEqual({
      connection_id: expect.stringMatching(/^con_/),
      access_token: expect.stringMatching(/^linkedin-grant-/),
      target_id: 'urn:li:person:ada',
      target_name: 'Ada Lovelace',
      revision: 1,
    });
  });

  test('can be checked without a token leaving', async () => {
    await connect(identity, ada, 'facebook');
    expect(await check('facebook', 'p1')).toEqual({
      target_id: 'p1',
      target_name: 'Bells',
      timezone: 'Europe/London',
    });
  });

  test('is not found when it is not among the pages of this connection, though someone else has it', async () => {
    identity.networks.facebook.pages = [page('of-eve', 'Drums')];
    const eve = await identity.signUp();
    await connect(identity, eve, 'facebook');
    identity.networks.facebook.pages = [page('p1', 'Bells')];
    await connect(identity, ada, 'facebook');
    const refusal = { code: 'not_found', message: 'That page is not one of your Facebook pages.' };
    await expect(resolve('facebook', 'of-eve')).rejects.toMatchObject(refusal);
    await expect(check('facebook', 'of-eve')).rejects.toMatchObject(refusal);
    expect(await check('facebook', 'of-eve', eve)).toMatchObject({ target_name: 'Drums' });
  });

  test('are a LinkedIn profile, which none needs to name, and the pages of its member', async () => {
    const [profile] = identity.networks.linkedin.pages;
    const page = { id: 'urn:li:organization:7', name: 'Bells Ltd', picture: null, accessToken: null };
    identity.networks.linkedin.pages = profile ? [profile, page] : [];
    await connect(identity, ada, 'linkedin');
    identity.networks.linkedin.pages = profile ? [profile] : [];
    expect(await resolve('linkedin', null)).toMatchObject({ target_id: 'urn:li:person:ada' });
    expect(await resolve('linkedin', page.id)).toMatchObject({
      target_id: page.id,
      target_name: 'Bells Ltd',
    });
    await expect(check('linkedin', 'urn:li:organization:8')).rejects.toMatchObject({
      code: 'not_found',
      message: 'That page is not one of your LinkedIn pages.',
    });
  });

  test('must be chosen where there are several kinds, and can not be another profile', async () => {
    await connect(identity, ada, 'facebook');
    await connect(identity, ada, 'linkedin');
    await expect(check('facebook', null)).rejects.toMatchObject({
      code: 'not_found',
      message: 'Choose one of your Facebook pages.',
    });
    await expect(resolve('linkedin', 'urn:li:person:eve')).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each(['facebook', 'instagram', 'linkedin'] as const)('needs %s to be connected', async (platform) => {
    const refusal = {
      code: 'not_connected',
      message: expect.stringMatching(/is not connected. Connect it on/),
    };
    await expect(resolve(platform, 'p1')).rejects.toMatchObject(refusal);
    await expect(check(platform, 'p1')).rejects.toMatchObject(refusal);
  });

  test('is for services alone', async () => {
    await connect(identity, ada, 'facebook');
    for (const path of [
      '/internal/targets/resolve',
      '/internal/targets/check',
      '/internal/connections/lost',
    ]) {
      expect((await identity.post(path, body('facebook', 'p1'), ada)).status).toBe(404);
      expect((await identity.post(path, body('facebook', 'p1'))).status).toBe(401);
    }
  });
});

describe('a connection that is about to run out', () => {
  test('is left alone before its last week', async () => {
    await connect(identity, ada, 'facebook');
    identity.advance(52 * DAY);
    await resolve('facebook', 'p1');
    expect(identity.networks.facebook.refreshed).toEqual([]);
  });

  test('is renewed, once, with the tokens of its pages', async () => {
    await connect(identity, ada, 'facebook');
    identity.advance(54 * DAY);
    identity.networks.facebook.pages = [page('p1', 'Bells of old', 'newer')];
    const all = await Promise.all([1, 2, 3].map(() => resolve('facebook', 'p1')));
    expect(identity.networks.facebook.refreshed).toHaveLength(1);
    expect(all.map((target) => target.access_token)).toContain('newer');
    expect(await resolve('facebook', 'p1')).toMatchObject({
      access_token: 'newer',
      target_name: 'Bells of old',
    });
    expect(identity.networks.facebook.refreshed).toHaveLength(1);
  });

  test('is used as it is while renewing fails, and renewed when that is possible again', async () => {
    await connect(identity, ada, 'linkedin');
    const { access_token: before } = await resolve('linkedin', null);
    identity.advance(54 * DAY);
    identity.networks.linkedin.onRefresh = passing;
    expect(await resolve('linkedin', null)).toMatchObject({ access_token: before });
    expect(await resolve('linkedin', null)).toMatchObject({ access_token: before });
    expect(identity.networks.linkedin.refreshed).toHaveLength(1);
    identity.advance(3 * MINUTE);
    identity.networks.linkedin.onRefresh = async () => identity.networks.linkedin.grant();
    expect((await resolve('linkedin', null)).access_token).not.toBe(before);
  });

  test('is not renewed over a newer one that the user made meanwhile', async () => {
    await connect(identity, ada, 'linkedin');
    identity.advance(54 * DAY);
    identity.networks.linkedin.onRefresh = async () => {
      await connect(identity, ada, 'linkedin');
      return { access: { token: 'too late' }, refreshToken: null, expiresAt: null, scopes: [] };
    };
    expect((await resolve('linkedin', null)).access_token).not.toBe('too late');
    expect((await resolve('linkedin', null)).access_token).not.toBe('too late');
  });

  test('is renewed once, also while its pages are listed anew', async () => {
    const { linkedin } = identity.networks;
    linkedin.days = 5;
    linkedin.refreshToken = 'renewer';
    await connect(identity, ada, 'linkedin');
    const { targets } = linkedin.connect;
    linkedin.connect.targets = async () => {
      linkedin.connect.targets = targets;
      await resolve('linkedin', null);
      return linkedin.pages;
    };
    await resolve('linkedin', null);
    linkedin.days = 60;
    expect(linkedin.refreshed).toHaveLength(1);
  });

  test('is not used once the user has disconnected it meanwhile', async () => {
    await connect(identity, ada, 'linkedin');
    identity.advance(54 * DAY);
    identity.networks.linkedin.onRefresh = async () => {
      await identity.post('/linkedin/disconnect', {}, ada);
      return identity.networks.linkedin.grant();
    };
    await expect(resolve('linkedin', null)).rejects.toMatchObject({ code: 'not_connected' });
  });

  test('keeps its pages when they can not be listed', async () => {
    const { facebook } = identity.networks;
    await connect(identity, ada, 'facebook');
    identity.advance(54 * DAY);
    const { targets } = facebook.connect;
    facebook.connect.targets = () => Promise.reject(new SocialError('Facebook: busy', { kind: 'transient' }));
    expect(await resolve('facebook', 'p1')).toMatchObject({ access_token: 'token-of-p1' });
    facebook.connect.targets = targets;
    expect(await resolve('facebook', 'p1')).toMatchObject({ access_token: 'token-of-p1' });
    expect(facebook.refreshed).toHaveLength(1);
  });
});

describe('a connection that has run out', () => {
  test('is lost when nothing can renew it, and everyone is told once', async () => {
    await connect(identity, ada, 'linkedin');
    await identity.sent();
    identity.advance(61 * DAY);
    expect(await linkedinView()).toMatchObject({ connected: false, reconnect: true, user_platform_id: null });
    await expect(check('linkedin', null)).rejects.toMatchObject({ code: 'not_connected' });
    const refusal = {
      code: 'not_connected',
      message:
        'LinkedIn no longer accepts the connection to your account. Connect it again on the dashboard.',
    };
    await expect(resolve('linkedin', null)).rejects.toMatchObject(refusal);
    await expect(resolve('linkedin', null)).rejects.toMatchObject(refusal);
    expect(await identity.sent()).toEqual([
      expect.objectContaining({ platform: 'linkedin', status: 'lost' }),
    ]);
    expect(identity.networks.linkedin.refreshed).toEqual([]);
  });

  test('is renewed where there is a refresh token', async () => {
    identity.networks.linkedin.refreshToken = 'renewer';
    await connect(identity, ada, 'linkedin');
    identity.advance(61 * DAY);
    expect(await resolve('linkedin', null)).toMatchObject({ target_id: 'urn:li:person:ada' });
    expect(identity.networks.linkedin.refreshed).toMatchObject([{ refreshToken: 'renewer' }]);
  });

  test('waits when the network can not be asked, and is lost when it says no', async () => {
    identity.networks.linkedin.refreshToken = 'renewer';
    await connect(identity, ada, 'linkedin');
    identity.advance(61 * DAY);
    identity.networks.linkedin.onRefresh = passing;
    await expect(resolve('linkedin', null)).rejects.toMatchObject({ code: 'network_unavailable' });
    await expect(resolve('linkedin', null)).rejects.toMatchObject({ code: 'network_unavailable' });
    expect(await linkedinView()).toMatchObject({ connected: true });
    identity.advance(3 * MINUTE);
    identity.networks.linkedin.onRefresh = refusing;
    await expect(resolve('linkedin', null)).rejects.toMatchObject({ code: 'not_connected' });
    expect(await linkedinView()).toMatchObject({ connected: false, reconnect: true });
  });

  test('still publishes to pages, whose own tokens do not run out with it', async () => {
    await connect(identity, ada, 'facebook');
    identity.advance(61 * DAY);
    expect(await resolve('facebook', 'p1')).toMatchObject({ access_token: 'token-of-p1' });
    expect(identity.networks.facebook.refreshed).toEqual([]);
  });
});

describe('a token that can not be opened', () => {
  const SEALED = 'Carillon can no longer decrypt its access to LinkedIn. Connect it again on the dashboard.';
  const refusal = { code: 'not_connected', message: SEALED };
  /** As an older data folder has it, or one whose key was lost. */
  const spoil = async (field: 'accessToken' | 'refreshToken', text: string) => {
    const stores = await openStores({ uri: identity.storeUri, database: identity.database });
    const [connection] = await stores.connections.list(ada.workspaceId, 'linkedin');
    if (connection?.status !== 'connected') throw new Error('there is no connection');
    const grant = { ...connection.grant, [field]: text };
    expect(await stores.connections.reseal(connection, { grant, targets: connection.targets })).toBe(true);
    await stores.close();
  };

  test.each(['v1:AAAA', 'v2:00000000:AAAA', 'v2:'])(
    '%s loses the connection, and everyone is told once',
    async (text) => {
      await connect(identity, ada, 'linkedin');
      await spoil('accessToken', text);
      await identity.sent();
      expect(await linkedinView()).toMatchObject({ connected: false, reconnect: true });
      await expect(check('linkedin', null)).rejects.toMatchObject(refusal);
      expect(await identity.sent()).toEqual([]);
      await expect(resolve('linkedin', null)).rejects.toMatchObject(refusal);
      await expect(resolve('linkedin', null)).rejects.toMatchObject({ code: 'not_connected' });
      expect(await identity.sent()).toEqual([
        expect.objectContaining({ platform: 'linkedin', status: 'lost', reason: SEALED }),
      ]);
      await connect(identity, ada, 'linkedin');
      expect(await resolve('linkedin', null)).toMatchObject({ target_id: 'urn:li:person:ada' });
    },
  );

  test('to renew with loses the connection once it has run out', async () => {
    identity.networks.linkedin.refreshToken = 'renewer';
    await connect(identity, ada, 'linkedin');
    await spoil('refreshToken', 'v1:AAAA');
    identity.advance(61 * DAY);
    await expect(resolve('linkedin', null)).rejects.toMatchObject(refusal);
    expect(identity.networks.linkedin.refreshed).toEqual([]);
  });
});

describe('a token that the network refused', () => {
  test('loses the connection: it must be made again, and everyone is told once', async () => {
    await connect(identity, ada, 'facebook');
    await identity.sent();
    const revision = await revisionNow();
    await sendLostReport('Facebook: the password was changed', revision);
    await sendLostReport('Facebook: the password was changed', revision);
    expect(await identity.sent()).toEqual([
      {
        type: 'identity.connection.changed',
        workspace_id: ada.workspaceId,
        connection_id: expect.stringMatching(/^con_/),
        account_name: 'Ada Lovelace',
        target_ids: ['p1', 'p2'],
        platform: 'facebook',
        status: 'lost',
        revision: revision + 1,
        reason: 'Facebook: the password was changed',
      },
    ]);
    expect(await (await identity.get('/facebook/check-connection', ada)).json()).toEqual({
      connected: false,
      platform_id: 1,
      name: 'Ada Lovelace',
      reconnect: true,
      available: true,
      pages: [],
    });
    const refusal = { code: 'not_connected', message: expect.stringMatching(/no longer accepts/) };
    await expect(resolve('facebook', 'p1')).rejects.toMatchObject(refusal);
    await expect(check('facebook', 'p1')).rejects.toMatchObject(refusal);
    const ownConnections = (await identity.stored('connections')).filter(
      (row) => row.workspaceId === ada.workspaceId,
    );
    expect(JSON.stringify(ownConnections)).not.toMatch(/"v\d:/);
  });

  test('lists its reason with its message and values', async () => {
    await connect(identity, ada, 'facebook');
    const { message, values, english } =
      text`${{ network: 'Facebook' }} returned ${{ status: '401' }} without a reason.`;
    const lost = { workspace_id: ada.workspaceId, platform_id: 1 as const, revision: await revisionNow() };
    const body = { ...lost, reason: english, reason_text: { message, values } };
    await identity.service.call(reportLostConnection, { body });
    expect(await (await identity.get('/connections', ada)).json()).toMatchObject({
      connections: [{ reason: english, reason_text: { message, values } }],
    });
  });

  test.each([
    ['a plain one', async () => sendLostReport('gone', await revisionNow())],
    ['connecting again', () => connect(identity, ada, 'facebook')],
    ['disconnecting', () => identity.post('/facebook/disconnect', {}, ada)],
  ])('has the message and values of an earlier reason removed by %s', async (_, change) => {
    await connect(identity, ada, 'facebook');
    const adasConnections = { workspaceId: ada.workspaceId };
    await identity.change('connections', adasConnections, {
      reasonText: text`${{ network: 'Facebook' }} is away.`,
    });
    await change();
    const rows = await identity.stored('connections');
    const row = rows.find(({ workspaceId }) => workspaceId === ada.workspaceId);
    expect(row).toBeDefined();
    expect(row).not.toHaveProperty('reasonText');
  });

  test('connecting again makes it whole', async () => {
    await connect(identity, ada, 'facebook');
    const revision = await revisionNow();
    await sendLostReport('gone', revision);
    await connect(identity, ada, 'facebook');
    // A worker that still held the old token reports it late.
    await sendLostReport('gone', revision);
    expect(await resolve('facebook', 'p1')).toMatchObject({ target_id: 'p1' });
    expect(await (await identity.get('/facebook/check-connection', ada)).json()).toMatchObject({
      connected: true,
      reconnect: false,
    });
  });

  describe('of a connection with a refresh token', () => {
    const revisionOfLinkedin = async () => {
      const rows = await identity.stored('connections');
      return Number(rows.find((one) => one.workspaceId === ada.workspaceId)?.revision);
    };
    const reportLinkedin = async () => {
      const revision = await revisionOfLinkedin();
      return identity.service.call(reportLostConnection, {
        body: { workspace_id: ada.workspaceId, platform_id: 3, reason: 'LinkedIn: revoked', revision },
      });
    };
    beforeEach(async () => {
      identity.networks.linkedin.refreshToken = 'renewer';
      await connect(identity, ada, 'linkedin');
    });

    test('is renewed at once, and the connection stays', async () => {
      const { access_token: before } = await resolve('linkedin', null);
      expect(await reportLinkedin()).toMatchObject({ lost: false });
      expect(identity.networks.linkedin.refreshed).toMatchObject([{ refreshToken: 'renewer' }]);
      expect((await resolve('linkedin', null)).access_token).not.toBe(before);
    });

    test('loses the connection when the renewal is refused', async () => {
      identity.networks.linkedin.onRefresh = refusing;
      expect(await reportLinkedin()).toMatchObject({ lost: true });
      expect(await linkedinView()).toMatchObject({ connected: false, reconnect: true });
    });

    test('loses the connection when the renewed token is refused too', async () => {
      const { connect: network } = identity.networks.linkedin;
      const { targets } = network;
      network.targets = refusing;
      expect(await reportLinkedin()).toMatchObject({ lost: true });
      network.targets = targets;
    });

    test('keeps a connection that was made again while the renewed token was refused', async () => {
      const { connect: network } = identity.networks.linkedin;
      const { targets } = network;
      network.targets = async () => {
        network.targets = targets;
        await connect(identity, ada, 'linkedin');
        return refusing();
      };
      expect(await reportLinkedin()).toMatchObject({ lost: false });
      expect(await linkedinView()).toMatchObject({ connected: true });
    });

    test('says that a connection is lost which the user has disconnected meanwhile', async () => {
      identity.networks.linkedin.onRefresh = async () => {
        await identity.post('/linkedin/disconnect', {}, ada);
        return identity.networks.linkedin.grant();
      };
      expect(await reportLinkedin()).toMatchObject({ lost: true });
    });

    test('loses the connection when the new token is refused soon after', async () => {
      expect(await reportLinkedin()).toMatchObject({ lost: false });
      identity.advance(9 * MINUTE);
      expect(await reportLinkedin()).toMatchObject({ lost: true });
      expect(await linkedinView()).toMatchObject({ connected: false, reconnect: true });
    });

    test('renews the new token too once it has worked for a while', async () => {
      expect(await reportLinkedin()).toMatchObject({ lost: false });
      identity.advance(11 * MINUTE);
      expect(await reportLinkedin()).toMatchObject({ lost: false });
      expect(identity.networks.linkedin.refreshed).toHaveLength(2);
    });

    test('renews a short-lived token that has run out soon after its renewal', async () => {
      identity.networks.linkedin.days = 5 / (24 * 60);
      expect(await reportLinkedin()).toMatchObject({ lost: false });
      identity.networks.linkedin.days = 60;
      identity.advance(6 * MINUTE);
      expect(await reportLinkedin()).toMatchObject({ lost: false });
      expect(identity.networks.linkedin.refreshed).toHaveLength(2);
    });

    test('keeps the connection while the network can not be asked', async () => {
      identity.networks.linkedin.onRefresh = passing;
      expect(await reportLinkedin()).toMatchObject({ lost: false });
      expect(await reportLinkedin()).toMatchObject({ lost: false });
      expect(identity.networks.linkedin.refreshed).toHaveLength(1);
      expect(await linkedinView()).toMatchObject({ connected: true });
    });

    test('keeps a connection that was renewed while its renewal was refused', async () => {
      identity.networks.linkedin.onRefresh = async () => {
        await connect(identity, ada, 'linkedin');
        return refusing();
      };
      expect(await reportLinkedin()).toMatchObject({ lost: false });
      expect(await linkedinView()).toMatchObject({ connected: true });
    });
  });

  test('of a connection that is not there changes nothing', async () => {
    await identity.sent();
    await sendLostReport('never was', 0);
    expect(await identity.sent()).toEqual([]);
  });
});
