import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { consent, link, redirectUriOf } from './linking.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const platforms = ['facebook', 'instagram', 'linkedin'] as const;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const exchange = (platform: (typeof platforms)[number], code: string | null) =>
  sandbox.networks[platform].connect.exchangeCode({ code: code ?? '', redirectUri: redirectUriOf(sandbox) });

describe.each(platforms)('linking %s', (platform) => {
  test('gives a grant of about 60 days, who consented, and where to publish', async () => {
    const callback = await consent(sandbox, platform, { name: 'Glockenspiel & Sons' });
    expect(callback.get('state')).toBe('the state');
    const grant = await exchange(platform, callback.get('code'));
    const days = ((grant.expiresAt?.getTime() ?? 0) - sandbox.now().getTime()) / DAY;
    expect(days).toBeGreaterThan(55);
    expect(days).toBeLessThanOrEqual(60);

    const network = sandbox.networks[platform];
    expect((await network.connect.account(grant.accessToken)).name).toBe('Glockenspiel & Sons');
    const targets = await network.connect.targets(grant.accessToken);
    expect(targets).toHaveLength(platform === 'linkedin' ? 1 : 2);
    expect(await network.connect.targets(grant.accessToken)).toEqual(targets);
  });

  test('a code works once', async () => {
    const code = (await consent(sandbox, platform)).get('code');
    await exchange(platform, code);
    await expect(exchange(platform, code)).rejects.toMatchObject({ name: 'SocialError', kind: 'permanent' });
  });

  test('a code runs out after ten minutes', async () => {
    const code = (await consent(sandbox, platform)).get('code');
    sandbox.advance(11 * MINUTE);
    await expect(exchange(platform, code)).rejects.toThrow(/expired/);
  });

  test('a code is bound to the address it was sent to', async () => {
    const code = (await consent(sandbox, platform)).get('code') ?? '';
    const redirectUri = `${redirectUriOf(sandbox)}/other`;
    await expect(sandbox.networks[platform].connect.exchangeCode({ code, redirectUri })).rejects.toThrow(
      /redirect/,
    );
  });

  test('a browser is sent nowhere but to the app', async () => {
    const url = new URL(
      sandbox.networks[platform].connect.authorizeUrl({
        state: '',
        redirectUri: 'https://elsewhere.example/',
      }),
    );
    expect((await fetch(url, { method: 'POST', redirect: 'manual' })).status).toBe(400);
  });
});

test('a refusal comes back in each network’s own words', async () => {
  const facebook = await consent(sandbox, 'facebook', { decision: 'cancel' });
  expect(facebook.get('error_reason')).toBe('user_denied');
  expect(facebook.get('state')).toBe('the state');
  expect(facebook.has('code')).toBe(false);
  const linkedin = await consent(sandbox, 'linkedin', { decision: 'cancel' });
  expect(linkedin.get('error')).toBe('user_cancelled_authorize');
});

test.each([
  ['facebook', 'pages_manage_posts'],
  ['instagram', 'instagram_content_publish'],
  ['linkedin', 'w_member_social'],
] as const)('%s without %s is refused by name', async (platform, scope) => {
  const code = (await consent(sandbox, platform, { without: [scope] })).get('code');
  await expect(exchange(platform, code)).rejects.toMatchObject({
    kind: 'reconnect',
    code: 'missing_permission',
    message: expect.stringMatching(/^Carillon wasn't given permission to publish/),
    cause: expect.objectContaining({ message: `not granted: ${scope}` }),
  });
});

test('a grant of Facebook is renewed while it is good, and dies when it is revoked', async () => {
  const code = (await consent(sandbox, 'facebook', { name: 'Passing Bell' })).get('code');
  const grant = await exchange('facebook', code);
  sandbox.advance(50 * DAY);
  const renewed = await sandbox.networks.facebook.connect.refresh(grant);
  expect(renewed?.expiresAt?.getTime()).toBeGreaterThan(sandbox.now().getTime() + 55 * DAY);
  await sandbox.admin('POST', 'revoke', { network: 'facebook', name: 'Passing Bell' });
  await expect(sandbox.networks.facebook.connect.account(renewed?.accessToken ?? '')).rejects.toMatchObject({
    kind: 'reconnect',
    code: '190/458',
  });
});

test('a grant of LinkedIn ends after 60 days and can’t be renewed', async () => {
  const linked = await link(sandbox, 'linkedin');
  const grant = { accessToken: linked.accessToken, refreshToken: null, expiresAt: null, scopes: [] };
  expect(await sandbox.networks.linkedin.connect.refresh(grant)).toBeNull();
  sandbox.advance(61 * DAY);
  await expect(sandbox.networks.linkedin.connect.account(linked.accessToken)).rejects.toMatchObject({
    kind: 'reconnect',
    code: 'EXPIRED_ACCESS_TOKEN',
  });
});

test('the database holds no token in clear', async () => {
  const { accessToken, targets } = await link(sandbox, 'facebook');
  const collections = (await sandbox.connection.db?.collections()) ?? [];
  const kept = JSON.stringify(await Promise.all(collections.map((one) => one.find().toArray())));
  expect(collections.length).toBeGreaterThan(0);
  for (const token of [accessToken, targets[0]?.accessToken ?? 'none']) expect(kept).not.toContain(token);
});
