import { describe, expect, test } from '@jest/globals';
import type { Access } from '../capabilities/access.ts';
import type { CredentialsConnect, OauthConnect } from '../capabilities/connect.ts';
import { type SocialDeps, systemDeps } from '../deps.ts';
import type { SocialNetwork } from '../network.ts';
import { besideSandbox, type SandboxBeside } from './beside-sandbox.ts';

const HERE = 'http://localhost:8080/sandbox/any';
const sandboxAccess: Access = { token: 't', server: 'https://carillon.test' };
const elsewhere: Access = { token: 't', server: 'https://social.example' };

interface Settings extends SandboxBeside {
  readonly label: string;
}

const networkOf = (settings: Settings, deps: SocialDeps, fetch: typeof globalThis.fetch = deps.fetch) => {
  const ask = async (url: string) => `${settings.label} ${await (await fetch(url)).text()}`;
  const account = async ({ server }: Access) => ({
    id: '1',
    name: settings.label,
    picture: `${server}/picture`,
  });
  return {
    name: 'bluesky',
    connect: {
      by: 'oauth',
      app: 'any',
      wayOf: (server: string) => `${settings.label} ${server}`,
      begin: async ({ server = '' }) => ({ url: `https://${server}/authorize?state=1` }),
      refresh: async () => null,
      account,
      targets: async (access: Access) => [{ ...(await account(access)), accessToken: null }],
    } as unknown as OauthConnect,
    remove: { post: async ({ postId }) => void (await ask(postId)) },
    insights: {
      postsAtOnce: 25,
      account: async ({ access }) => ({ followers: access.server === sandboxAccess.server ? 1 : 2 }),
      posts: async () => new Map(),
      usage: (_asked) => (settings.label === 'sandbox' ? 0.5 : null),
    },
  } satisfies SocialNetwork;
};

const create = besideSandbox<Settings>(networkOf, (settings) => ({ ...settings, label: 'sandbox' }));

function startNetworks() {
  const calls: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    calls.push(String(input));
    return new Response('answers');
  };
  const network = create({ label: 'real', sandboxUrl: HERE }, { ...systemDeps, fetch });
  return { network: network as Required<SocialNetwork> & { connect: OauthConnect }, asked: calls };
}

describe('a network with the sandbox as one more server', () => {
  test('asks the sandbox of its own server, where it really is', async () => {
    const { network, asked } = startNetworks();
    await network.remove.post({ access: sandboxAccess, postId: 'https://carillon.test/a/b?c=d' });
    expect(asked).toEqual([`${HERE}/a/b?c=d`]);
  });

  test('asks every other server itself', async () => {
    const { network, asked } = startNetworks();
    await network.remove.post({ access: elsewhere, postId: 'https://social.example/a' });
    expect(asked).toEqual(['https://social.example/a']);
  });

  test('never sends what is the sandbox’s anywhere else', async () => {
    const { network, asked } = startNetworks();
    const removal = network.remove.post({ access: sandboxAccess, postId: 'https://social.example/a' });
    await expect(removal).rejects.toThrow('The sandbox has no server at social.example');
    expect(asked).toEqual([]);
  });

  test('goes by the server of a call that has an access within it, and by a server alone', () => {
    const { network } = startNetworks();
    expect(network.insights.usage({ access: sandboxAccess, targetId: '1' })).toBe(0.5);
    expect(network.insights.usage({ access: elsewhere, targetId: '1' })).toBeNull();
    expect(network.connect.wayOf?.('https://carillon.test')).toBe('sandbox https://carillon.test');
    expect(network.connect.wayOf?.('https://social.example')).toBe('real https://social.example');
  });

  test('goes by the handle that somebody signs in with', async () => {
    const signedIn: string[] = [];
    const connect = (by: string) =>
      ({
        by: 'credentials',
        signIn: async ({ identifier }: { identifier: string }) => void signedIn.push(`${by} ${identifier}`),
      }) as unknown as CredentialsConnect;
    const both = besideSandbox<Settings>(
      ({ label }) => ({ name: 'bluesky', connect: connect(label) }),
      (settings) => ({ ...settings, label: 'sandbox' }),
    )({ label: 'real', sandboxUrl: HERE }, systemDeps).connect as CredentialsConnect;
    await both.signIn({ identifier: '@ada.carillon.test', password: 'p' });
    await both.signIn({ identifier: 'ada.bsky.social', password: 'p' });
    expect(signedIn).toEqual(['sandbox @ada.carillon.test', 'real ada.bsky.social']);
  });

  test('goes by the handle whose server asks for consent, or by its server', async () => {
    const consent = (url: string) => ({ begin: async () => ({ url }) });
    const both = besideSandbox<Settings>(
      ({ label }) => ({
        name: 'bluesky',
        connect: { by: 'credentials', consent: consent(label) } as unknown as CredentialsConnect,
      }),
      (settings) => ({ ...settings, label: 'sandbox' }),
    )({ label: 'real', sandboxUrl: HERE }, systemDeps).connect as CredentialsConnect;
    const begin = (identifier: string, server?: string) =>
      both.consent?.begin({ state: 's', redirectUri: 'https://bells.com/back', identifier, server });
    expect(await begin('ada.carillon.test')).toEqual({ url: 'sandbox' });
    expect(await begin('ada.bsky.social')).toEqual({ url: 'real' });
    expect(await begin('did:plc:ada', 'https://carillon.test')).toEqual({ url: 'sandbox' });
    expect(await begin('did:plc:ada', 'https://bsky.social')).toEqual({ url: 'real' });
  });

  test('shows browsers where the sandbox really is', async () => {
    const { connect } = startNetworks().network;
    const startRequest = { state: 's', redirectUri: 'http://localhost:8080/back' };
    expect(await connect.begin({ ...startRequest, server: 'carillon.test' })).toEqual({
      url: `${HERE}/authorize?state=1`,
    });
    expect(await connect.begin({ ...startRequest, server: 'social.example' })).toEqual({
      url: 'https://social.example/authorize?state=1',
    });
    expect(await connect.account(sandboxAccess)).toMatchObject({ picture: `${HERE}/picture` });
    expect(await connect.targets(sandboxAccess)).toMatchObject([{ picture: `${HERE}/picture` }]);
    expect(await connect.account(elsewhere)).toMatchObject({ picture: 'https://social.example/picture' });
  });

  test('keeps the real network’s other members', () => {
    const { network } = startNetworks();
    expect(network.name).toBe('bluesky');
    expect(network.connect.by).toBe('oauth');
    expect(network.insights.postsAtOnce).toBe(25);
  });

  test('is just the real network where the sandbox stands in for nothing', () => {
    expect(startNetworks().network).toMatchObject({ hasSandbox: true });
    const alone = create({ label: 'real' }, systemDeps);
    expect(alone).not.toHaveProperty('hasSandbox');
    expect(alone.connect?.by === 'oauth' && alone.connect.wayOf?.('https://carillon.test')).toBe(
      'real https://carillon.test',
    );
  });
});
