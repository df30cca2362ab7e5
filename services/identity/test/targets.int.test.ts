import { describe, expect, test } from '@jest/globals';
import { connect } from './connect.ts';
import { page } from './fake-network.ts';
import { ada, body, check, identity, resolve, setUpIdentity } from './resolving.ts';

setUpIdentity();

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

  test('isn’t found outside the pages of this connection, even if another user has it', async () => {
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
