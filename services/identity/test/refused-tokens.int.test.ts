import { reportLostConnection } from '@carillon/contracts/http/identity/connections/report-lost-connection.ts';
import { text } from '@carillon/contracts/text.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { openStores } from '../stores/stores.ts';
import { connect } from './connect.ts';
import {
  ada,
  check,
  DAY,
  identity,
  linkedinView,
  MINUTE,
  passing,
  refusing,
  resolve,
  revisionNow,
  sendLostReport,
  setUpIdentity,
} from './resolving.ts';

setUpIdentity();

describe('a token that can’t be decrypted', () => {
  const SEALED = 'Carillon can no longer decrypt its access to LinkedIn. Connect it again on the dashboard.';
  const refusal = { code: 'not_connected', message: SEALED };
  /** As in an older data folder, or with a lost key. */
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
  test('loses the connection: it has to be made again, and everyone is told once', async () => {
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
    // A worker that still had the old token reports it late.
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

    test('keeps a connection that was made again while the renewed token was rejected', async () => {
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

    test('keeps the connection while the network can’t be reached', async () => {
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

  test('a report about a missing connection changes nothing', async () => {
    await identity.sent();
    await sendLostReport('never was', 0);
    expect(await identity.sent()).toEqual([]);
  });
});
