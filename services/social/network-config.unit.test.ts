import { ConfigError, loadConfig } from '@carillon/kit/config.ts';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { capabilityOf } from './capability-of.ts';
import { networkEnv, networkSettings, withWholePairs } from './network-config.ts';
import { createNetworks } from './networks.ts';
import { sandboxNetworkSettings } from './sandbox-settings.ts';

const KEY = Buffer.alloc(32, 1);
const SECRET = KEY.toString('hex');
const schema = withWholePairs(z.object({ ...networkEnv, NEEDED: z.string('must be set') }));
const base = {
  PUBLIC_URL: 'https://carillon.example/',
  SANDBOX: 'on',
  SANDBOX_KEY: KEY.toString('base64'),
  NEEDED: 'yes',
};
const settingsOf = (env: Record<string, string>) => networkSettings(loadConfig(schema, { ...base, ...env }));

describe('network settings', () => {
  test('without credentials every network that needs some is replaced by the sandbox, with the settings it expects', () => {
    for (const [set, url] of [
      [{}, 'https://carillon.example/sandbox'],
      [{ SANDBOX_URL: 'http://sandbox:8080' }, 'http://sandbox:8080'],
    ] as const) {
      const { facebook, instagram, linkedin } = sandboxNetworkSettings(url, SECRET);
      expect(settingsOf(set)).toMatchObject({ facebook, instagram, linkedin });
    }
  });

  test('a network that needs no credentials has the sandbox as one more of its servers', () => {
    const { bluesky, mastodon } = settingsOf({});
    expect(bluesky).toMatchObject({
      resolverUrl: 'https://public.api.bsky.app',
      sandboxUrl: 'https://carillon.example/sandbox/bluesky',
    });
    expect(mastodon).toMatchObject({
      website: 'https://carillon.example',
      sandboxUrl: 'https://carillon.example/sandbox/mastodon',
    });
  });

  test('isn’t one of the servers where the sandbox stands in for nothing', () => {
    const { bluesky, mastodon } = settingsOf({ SANDBOX: 'off' });
    expect(bluesky?.sandboxUrl).toBeUndefined();
    expect(mastodon?.sandboxUrl).toBeUndefined();
  });

  test('a member’s figures are asked for only where the operator says that LinkedIn has vetted the app', () => {
    const ownKeys = { LINKEDIN_CLIENT_ID: 'id', LINKEDIN_CLIENT_SECRET: 'secret' };
    expect(settingsOf(ownKeys).linkedin).toMatchObject({
      readsFigures: false,
      scopes: ['openid', 'profile', 'w_member_social'],
    });
    const { linkedin } = settingsOf({ ...ownKeys, LINKEDIN_MEMBER_ANALYTICS: 'true' });
    expect(linkedin?.scopes).toEqual(expect.arrayContaining(['r_member_postAnalytics']));
    expect(linkedin?.readsFigures).toBe(true);
  });

  test('pages are asked for only where the operator says that LinkedIn gave the app their API', () => {
    const ownKeys = { LINKEDIN_CLIENT_ID: 'id', LINKEDIN_CLIENT_SECRET: 'secret' };
    expect(settingsOf(ownKeys).linkedin?.organizations).toBe(false);
    const { linkedin } = settingsOf({ ...ownKeys, LINKEDIN_ORGANIZATIONS: 'true' });
    expect(linkedin).toMatchObject({ organizations: true, readsFigures: false });
    expect(linkedin?.scopes).toEqual(expect.arrayContaining(['w_member_social', 'w_organization_social']));
  });

  test('doesn’t offer a sandbox to other people unless it is switched on', () => {
    const local = { PUBLIC_URL: 'http://localhost:8080' };
    const none = { facebook: null, instagram: null, linkedin: null };
    expect(settingsOf({ SANDBOX: 'auto' })).toMatchObject(none);
    expect(settingsOf({ ...local, SANDBOX: 'off' })).toMatchObject(none);
    expect(settingsOf({ ...local, SANDBOX: 'auto' }).facebook?.graphUrl).toBe(
      'http://localhost:8080/sandbox/facebook',
    );
  });

  test('a network without settings has no capability, and the error says what to do', () => {
    const { linkedin } = createNetworks(settingsOf({ SANDBOX: 'off' }));
    expect(linkedin).toEqual({ name: 'linkedin' });
    const message = expect.stringContaining('LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET');
    expect(() => capabilityOf(linkedin, 'connect')).toThrow(
      expect.objectContaining({ kind: 'permanent', code: 'network_not_set_up', message }),
    );
  });

  test('another installation has other secrets', () => {
    const other = settingsOf({ SANDBOX_KEY: Buffer.alloc(32, 2).toString('base64') });
    expect(other.linkedin?.clientSecret).not.toBe(settingsOf({}).linkedin?.clientSecret);
  });

  test('credentials switch their own network to the real one, and no other', () => {
    const settings = settingsOf({
      LINKEDIN_CLIENT_ID: 'id',
      LINKEDIN_CLIENT_SECRET: 'secret',
      LINKEDIN_API_VERSION: '202612',
    });
    expect(settings.linkedin).toMatchObject({
      clientId: 'id',
      clientSecret: 'secret',
      apiVersion: '202612',
      authUrl: 'https://www.linkedin.com',
      apiUrl: 'https://api.linkedin.com',
    });
    const sandbox = sandboxNetworkSettings('https://carillon.example/sandbox', SECRET);
    expect(settings.facebook).toEqual(sandbox.facebook);
    expect(settings.instagram).toEqual(sandbox.instagram);
  });

  test('Facebook and Instagram take one version and their own apps', () => {
    const settings = settingsOf({
      FACEBOOK_APP_ID: 'f',
      FACEBOOK_APP_SECRET: 'fs',
      INSTAGRAM_APP_ID: 'i',
      INSTAGRAM_APP_SECRET: 'is',
      FACEBOOK_API_VERSION: 'v27.0',
      FACEBOOK_GRAPH_URL: 'https://graph.example/',
    });
    const meta = { apiVersion: 'v27.0', graphUrl: 'https://graph.example' };
    expect(settings.facebook).toMatchObject({ ...meta, clientId: 'f', clientSecret: 'fs' });
    expect(settings.instagram).toMatchObject({ ...meta, clientId: 'i', clientSecret: 'is' });
  });

  test('half of a pair is a fault that names the other half, among all other faults', () => {
    const faults = faultsOf(() =>
      loadConfig(schema, {
        PUBLIC_URL: 'https://x.example',
        FACEBOOK_APP_ID: '1',
        INSTAGRAM_APP_SECRET: 'hush',
        LINKEDIN_API_VERSION: 'new',
      }),
    );
    expect(faults).toHaveLength(4);
    const all = faults.join('\n');
    expect(all).toMatch(/FACEBOOK_APP_SECRET: .*FACEBOOK_APP_ID/);
    expect(all).toMatch(/INSTAGRAM_APP_ID: .*INSTAGRAM_APP_SECRET/);
    expect(all).toMatch(/LINKEDIN_API_VERSION: .*202609/);
    expect(all).toMatch(/NEEDED: must be set/);
    expect(all).not.toContain('hush');
  });
});

function faultsOf(load: () => unknown): readonly string[] {
  try {
    load();
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
  }
  throw new Error('no ConfigError');
}
