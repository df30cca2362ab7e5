import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { byPlatform, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/connections/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import { createGuardedFetch } from '@carillon/kit/http/guarded-fetch.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { createBluesky } from '@carillon/social/bluesky/bluesky.ts';
import { permitServers } from '@carillon/social/http/permit-servers.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { BLUESKY_DEFAULTS } from '@carillon/social/settings.ts';
import { losing } from '@carillon/social/test/losing.ts';
import { decideOnPds } from '@carillon/social/test/pds-consent.ts';
import { requesting } from '@carillon/social/test/requesting.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openGrant } from '../crypto/seal-tokens.ts';
import { createVault } from '../crypto/vault.ts';
import type { Connected } from '../domain/connection.ts';
import { comeBack } from './connect.ts';
import { type Identity, startIdentity, VAULT_KEY, type Visitor } from './identity-under-test.ts';

// The authorization server of the reference PDS, as `.ci/run` starts it:
// . .ci/pds.sh && install_pds && start_pds && npm run test:server -- identity/test/bluesky
const { BLUESKY_PDS: pds = '', BLUESKY_PLC: plcUrl = '' } = process.env;
jest.setTimeout(120_000);

const guardedFetch = createGuardedFetch({ permit: permitServers(true) });
/** The paths that were asked for with success: a proof without the server's nonce is refused, and made again. */
const urls: string[] = [];
const faults = losing(async (input, init) => {
  const reply = await guardedFetch(input, init);
  if (reply.ok) urls.push(new URL(String(input)).pathname);
  return reply;
});
let bluesky: ReturnType<typeof createBluesky>;
let door: Server;
let identity: Identity;
let ada: Visitor;
let publicUrl: string;

beforeAll(async () => {
  door = createServer((request, reply) => {
    void Promise.resolve(identity.app.request(request.url ?? '')).then(async (answer) => {
      reply.writeHead(answer.status, Object.fromEntries(answer.headers));
      reply.end(await answer.text());
    });
  });
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
  // `.ci/pds/start.mjs` finds clients of such a name on this machine.
  publicUrl = `https://p${(door.address() as AddressInfo).port}.carillon-tests.org`;
  const client = {
    clientId: `${publicUrl}/oauth-client-metadata.json`,
    name: 'Carillon',
    uri: `${publicUrl}/`,
    redirectUri: `${publicUrl}/oauth/callback/bluesky`,
  };
  const settings = { ...BLUESKY_DEFAULTS, resolverUrl: pds, plcUrl, isLocal: true, client };
  identity = await startIdentity(publicUrl, (parts) => {
    const deps = { fetch, now: () => new Date(), sleep: async () => {}, ...parts };
    const ownNetwork = createBluesky(settings, deps, faults.fetch);
    // Another process of the service has its own.
    bluesky ??= ownNetwork;
    return { ...byPlatform((name) => ({ name })), bluesky: ownNetwork } satisfies SocialNetworks;
  });
});
afterAll(async () => {
  await identity.close();
  door.close();
});

interface Person {
  readonly did: string;
  readonly handle: string;
  readonly password: string;
  readonly token: string;
}
const onPds = async <T>(nsid: string, body: object, token?: string): Promise<T> => {
  const reply = await fetch(`${pds}/xrpc/${nsid}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${nsid}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
};
async function person(): Promise<Person> {
  const handle = `o${Math.random().toString(36).slice(2, 12)}.test`;
  const account = { handle, email: `${handle}@example.com`, password: `main ${handle}` };
  const { did, accessJwt } = await onPds<{ did: string; accessJwt: string }>(
    'com.atproto.server.createAccount',
    account,
  );
  return { did, handle, password: account.password, token: accessJwt };
}

const begin = async (body: object, path = '/connections/bluesky/begin') => {
  const reply = await identity.post(path, body, ada);
  return { status: reply.status, ...((await reply.json()) as { auth_url?: string; message?: string }) };
};
const consent = async (who: Person, decision?: 'allow' | 'deny', path?: string) => {
  const { auth_url = '', message } = await begin({ identifier: who.handle }, path);
  if (message) throw new Error(message);
  return comeBack(identity, ada, await decideOnPds(auth_url, who, decision), 'bluesky');
};
interface ListedConnection {
  readonly id: string;
  readonly status: string;
  readonly account: { readonly id: string; readonly name: string };
}
const connections = async (): Promise<ListedConnection[]> =>
  ((await (await identity.get('/connections', ada)).json()) as { connections: ListedConnection[] })
    .connections;
const targetOf = ({ did }: Person, by = identity.as('worker')) =>
  by.call(resolveTarget, {
    body: { workspace_id: ada.workspaceId, platform_id: PLATFORMS.bluesky.id, page_id: did },
  });
type Target = Awaited<ReturnType<typeof targetOf>>;
const refuseTarget = ({ connection_id, revision }: Target) =>
  identity.as('worker').call(reportLostConnection, {
    body: {
      workspace_id: ada.workspaceId,
      platform_id: PLATFORMS.bluesky.id,
      connection_id,
      revision,
      reason: 'The token was refused.',
    },
  });
const works = async ({ access_token: token, server, proof_key: proofKey }: Target): Promise<boolean> => {
  try {
    await bluesky.connect.account({ token, server, proofKey });
    return true;
  } catch {
    return false;
  }
};
/** The stored parts of the session. */
const grantOf = async () => {
  const row = (await identity.stored('connections')).find((one) => one.workspaceId === ada.workspaceId);
  return openGrant(createVault(VAULT_KEY), row as unknown as Connected);
};
/** The session's token is about to end. */
const expireSoon = () =>
  identity.change('connections', {}, { 'grant.expiresAt': new Date(Date.now() + 60_000) });
/** Its last renewal was not just now. */
const longAgo = () => identity.change('connections', {}, { renewedAt: null });

test('a network whose servers know this one is connected on their own pages too', async () => {
  ada = await identity.signUp();
  const body = (await (await identity.get('/connections', ada)).json()) as { consenting?: string[] };
  expect(body.consenting).toEqual(['bluesky']);
});

describe('connecting on the page of the account’s server', () => {
  let carol: Person;
  beforeAll(async () => {
    ada = await identity.signUp();
    carol = await person();
  });

  test('reports at once that nobody has such a handle', async () => {
    expect(await begin({ identifier: 'nobody-here.test' })).toMatchObject({
      status: 409,
      message: expect.stringContaining('nobody-here.test'),
    });
  });

  test('says that the user declined, and connects nothing', async () => {
    expect(await consent(carol, 'deny')).toMatchObject({ status: 'danger', reason: 'denied' });
    expect(await connections()).toEqual([]);
  });

  test('connects the account under its own id', async () => {
    expect(await consent(carol)).toMatchObject({ status: 'success', reason: 'connected' });
    expect(await connections()).toMatchObject([
      { status: 'connected', account: { id: carol.did, name: `@${carol.handle}` } },
    ]);
    expect(await works(await targetOf(carol))).toBe(true);
  });

  test('connects no other account than the one that was named', async () => {
    const eve = await person();
    const { auth_url = '' } = await begin({ identifier: carol.handle });
    const outcome = await decideOnPds(auth_url, eve).then(
      (reply) => comeBack(identity, ada, reply, 'bluesky'),
      () => null,
    );
    expect(outcome?.status).not.toBe('success');
    expect((await connections()).map(({ account }) => account.id)).toEqual([carol.did]);
  });

  test('keeps one connection when the account is connected again, by either way', async () => {
    const [{ id = '' } = {}] = await connections();
    const { password } = await onPds<{ password: string }>(
      'com.atproto.server.createAppPassword',
      { name: 'Carillon' },
      carol.token,
    );
    const signedIn = await identity.post(
      '/connections/bluesky/sign-in',
      { identifier: carol.did, password, connection_id: id },
      ada,
    );
    expect(await signedIn.json()).toMatchObject({ connection_id: id, reason: 'connected' });
    expect((await targetOf(carol)).proof_key).toBeUndefined();
    expect(await consent(carol, 'allow', `/connections/${id}/reconnect`)).toMatchObject({
      reason: 'connected',
    });
    expect((await connections()).map((one) => one.id)).toEqual([id]);
    expect((await targetOf(carol)).proof_key).toBeDefined();
  });
});

describe('keeping the session', () => {
  let carol: Person;
  beforeEach(async () => {
    ada = await identity.signUp();
    carol = await person();
    await consent(carol);
  });

  test('posts with a token that proves its key', async () => {
    const { access_token: token, server, proof_key: proofKey } = await targetOf(carol);
    const access = { token, server, proofKey };
    const published = await bluesky.publish.send(
      requesting({ key: 'a publication', access, targetId: carol.did, text: 'Rung by consent' }),
    );
    expect(published.url).toContain(carol.did);
  });

  test('renews a token that is about to end, and the old one no longer works', async () => {
    const before = await targetOf(carol);
    await expireSoon();
    const after = await targetOf(carol);
    expect(after.access_token).not.toBe(before.access_token);
    expect([await works(before), await works(after)]).toEqual([false, true]);
  });

  test('renews once, whichever processes ask for it at the same time', async () => {
    const other = await identity.again();
    await expireSoon();
    urls.length = 0;
    const workers = [identity, other, identity, other, identity, other];
    await Promise.all(workers.map((one) => targetOf(carol, one.as('worker'))));
    expect(urls.filter((path) => path.endsWith('/oauth/token'))).toHaveLength(1);
    expect(await works(await targetOf(carol))).toBe(true);
    await other.close();
  });

  test('a worker whose token was ended by a renewal gets the new one', async () => {
    const old = await targetOf(carol);
    await expireSoon();
    await targetOf(carol);
    expect(await refuseTarget(old)).toMatchObject({ lost: false });
    expect(await works(await targetOf(carol))).toBe(true);
  });

  test('a token that is refused before its time is renewed, and the account stays', async () => {
    await longAgo();
    const old = await targetOf(carol);
    expect(await refuseTarget(old)).toMatchObject({ lost: false });
    expect((await targetOf(carol)).access_token).not.toBe(old.access_token);
    expect(await connections()).toMatchObject([{ status: 'connected' }]);
  });

  test('a renewal that didn’t arrive is repeated, and the account stays', async () => {
    await expireSoon();
    faults.loseCall('/oauth/token');
    const before = await targetOf(carol);
    expect(await works(before)).toBe(true);
    await identity.change('connections', {}, { renewingUntil: null });
    expect((await targetOf(carol)).access_token).not.toBe(before.access_token);
  });

  test('a renewal whose reply was lost costs the connection, and says what to do', async () => {
    await expireSoon();
    faults.loseReply('/oauth/token');
    await targetOf(carol);
    await identity.change('connections', {}, { renewingUntil: null });
    await expect(targetOf(carol)).rejects.toMatchObject({ code: 'not_connected' });
    expect(await connections()).toMatchObject([
      { status: 'lost', reason: expect.stringContaining('Connect it again') },
    ]);
  });

  test('an account whose session was ended elsewhere needs to be connected again', async () => {
    await bluesky.connect.revoke(await grantOf());
    const target = await targetOf(carol);
    expect(await works(target)).toBe(false);
    expect(await refuseTarget(target)).toMatchObject({ lost: true });
    expect(await connections()).toMatchObject([{ status: 'lost' }]);
  });

  test('a connection that is removed ends its session on the server', async () => {
    const target = await targetOf(carol);
    await identity.del(`/connections/${target.connection_id}`, ada);
    await eventually(async () => expect(await identity.stored('revocations')).toEqual([]), 20_000);
    expect(await works(target)).toBe(false);
  });
});
