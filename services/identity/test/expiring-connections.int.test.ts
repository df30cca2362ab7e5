import { SocialError } from '@carillon/social/social-error.ts';
import { describe, expect, test } from '@jest/globals';
import { connect } from './connect.ts';
import { page } from './fake-network.ts';
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
  setUpIdentity,
} from './resolving.ts';

setUpIdentity();

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

  test('isn’t renewed over a newer one that the user made meanwhile', async () => {
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

  test('keeps its pages if they can’t be listed', async () => {
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
  test('is lost if nothing can renew it, and everyone is told once', async () => {
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

  test('waits if the network can’t be reached, and is lost if it refuses', async () => {
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
