import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuardedFetch } from '@carillon/kit/http/guarded-fetch.ts';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createBluesky } from '../bluesky/bluesky.ts';
import type { Grant } from '../capabilities/connect.ts';
import { permitServers } from '../http/permit-servers.ts';
import { newPrivateJwk } from '../oauth/key-pair.ts';
import { BLUESKY_DEFAULTS } from '../settings.ts';
import { type BlueskyUnderTest, describeBlueskyPosts, type Person } from './contract/bluesky-contract.ts';
import { createPages } from './contract/pages.ts';
import { losing } from './losing.ts';
import { decideOnPds } from './pds-consent.ts';

// Accounts that are connected on the page of the reference PDS, as `.ci/run` starts it:
// . .ci/pds.sh && install_pds && start_pds && npm run test:server -- social/test/bluesky-oauth
const { BLUESKY_PDS: pds = '', BLUESKY_PLC: plcUrl = '' } = process.env;
jest.setTimeout(60_000);

const faults = losing(createGuardedFetch({ permit: permitServers(true) }));
const pages = createPages();
/** Answers as Carillon would, where servers look for it. */
const door = createServer((_request, reply) => {
  void network.connect.consent?.clientMetadata?.().then((document) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(document));
  });
});
let network: ReturnType<typeof createBluesky>;
let redirectUri: string;
let under: BlueskyUnderTest;

beforeAll(async () => {
  for (const server of [pages, door])
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const portOf = (server: typeof door) => (server.address() as AddressInfo).port;
  const origin = `https://p${portOf(door)}.carillon-tests.org`;
  redirectUri = `${origin}/oauth/callback/bluesky`;
  const client = { clientId: `${origin}/client.json`, name: 'Carillon', uri: `${origin}/`, redirectUri };
  const keys = [{ kid: 'the only one', privateJwk: newPrivateJwk(), createdAt: new Date() }];
  const clientKeys = () => ({ list: async () => keys });
  const deps = { fetch, now: () => new Date(), sleep: async () => {}, clientKeys };
  const settings = { ...BLUESKY_DEFAULTS, resolverUrl: pds, plcUrl, isLocal: true, client };
  network = createBluesky(settings, deps, faults.fetch);
  under = {
    network,
    consent,
    person,
    loseReply: faults.loseReply,
    loseCall: faults.loseCall,
    fetch,
    pageUrl: `http://127.0.0.1:${portOf(pages)}/bells`,
    webUrl: settings.webUrl,
    unknown: { password: 'abcd-abcd-abcd-abcd', handle: 'nobody-here.test' },
    revokePasswords: async () => {},
  };
});
afterAll(() => {
  pages.close();
  door.close();
});

async function person(): Promise<Person> {
  const handle = `c${Math.random().toString(36).slice(2, 12)}.test`;
  const mainPassword = `main ${handle}`;
  const reply = await fetch(`${pds}/xrpc/com.atproto.server.createAccount`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ handle, email: `${handle}@example.com`, password: mainPassword }),
  });
  const { did } = (await reply.json()) as { did: string };
  return { did, handle, mainPassword, appPassword: '' };
}

async function consent({ did, handle, mainPassword: password }: Person): Promise<Grant> {
  const { consent: page } = network.connect;
  if (!page) throw new Error('nobody can consent');
  const { url, server, verifier } = await page.begin({ state: 'any', redirectUri, identifier: handle });
  const { code = '', iss } = await decideOnPds(url, { did, handle, password });
  expect(iss).toBe(server);
  return page.exchangeCode({ code, redirectUri, server, verifier });
}

describeBlueskyPosts('the reference PDS, by consent', () => under);

describe('a session by consent', () => {
  test('is renewed and ended by its own server, and each token works with its key alone', async () => {
    const grant = await consent(await person());
    const { access } = grant;
    await expect(network.connect.account({ ...access, proofKey: newPrivateJwk() })).rejects.toMatchObject({
      kind: 'reconnect',
    });
    const renewed = await network.connect.refresh(grant);
    if (!renewed) throw new Error('it was not renewed');
    await network.connect.account(renewed.access);
    await network.connect.revoke(renewed);
    await expect(network.connect.account(renewed.access)).rejects.toMatchObject({ kind: 'reconnect' });
    await expect(network.connect.refresh(renewed)).rejects.toMatchObject({ kind: 'reconnect' });
  });

  test('lasts for an hour, and has what it needs', async () => {
    const { expiresAt, scopes } = await consent(await person());
    expect((expiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(50 * 60_000);
    expect(scopes).toEqual(expect.arrayContaining(['atproto', 'transition:generic']));
  });
});
