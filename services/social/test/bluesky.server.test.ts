import type { AddressInfo } from 'node:net';
import { createGuardedFetch } from '@carillon/kit/http/guarded-fetch.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createBluesky } from '../bluesky/bluesky.ts';
import { permitServers } from '../http/permit-servers.ts';
import { BLUESKY_DEFAULTS } from '../settings.ts';
import { type BlueskyUnderTest, describeBluesky, type Person } from './contract/bluesky-contract.ts';
import { createPages } from './contract/pages.ts';
import { losing } from './losing.ts';

// The reference PDS, as `.ci/run` starts it: . .ci/pds.sh && install_pds && start_pds && npm run test:server -- bluesky
const { BLUESKY_PDS: pds = '', BLUESKY_PLC: plcUrl = '' } = process.env;

let under: BlueskyUnderTest;
const pages = createPages();

beforeAll(async () => {
  await new Promise<void>((listening) => pages.listen(0, '127.0.0.1', listening));
  under = underTest(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/bells`);
});
afterAll(() => void pages.close());

test('the server is the one that Carillon is written for', async () => {
  expect(await ask('com.atproto.server.describeServer')).toMatchObject({ did: 'did:web:localhost' });
});

describeBluesky('the reference PDS', () => under, { deactivates: true });

async function ask(nsid: string, body?: object, token?: string): Promise<Record<string, string>> {
  const reply = await fetch(`${pds}/xrpc/${nsid}`, {
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${nsid}: ${reply.status} ${await reply.text()}`);
  const text = await reply.text();
  return text === '' ? {} : JSON.parse(text);
}

function underTest(pageUrl: string): BlueskyUnderTest {
  const faults = losing(createGuardedFetch({ permit: permitServers(true) }));
  const deps = { fetch, now: () => new Date(), sleep: async () => {} };
  const settings = { ...BLUESKY_DEFAULTS, resolverUrl: pds, plcUrl, isLocal: true };
  const tokens = new Map<string, string>();
  return {
    network: createBluesky(settings, deps, faults.fetch),
    loseReply: faults.loseReply,
    loseCall: faults.loseCall,
    pageUrl,
    fetch,
    unknown: { password: 'abcd-abcd-abcd-abcd', handle: 'nobody-here.test' },
    webUrl: settings.webUrl,
    async person(): Promise<Person> {
      const name = `p${Math.random().toString(36).slice(2, 12)}`;
      const [handle, mainPassword] = [`${name}.test`, `main ${name}`];
      const email = `${name}@example.com`;
      const account = { handle, email, password: mainPassword };
      const { did = '', accessJwt = '' } = await ask('com.atproto.server.createAccount', account);
      tokens.set(did, accessJwt);
      const appPassword = await ask('com.atproto.server.createAppPassword', { name: 'Carillon' }, accessJwt);
      return { did, handle, mainPassword, appPassword: appPassword.password ?? '' };
    },
    async deactivate({ did }) {
      await ask('com.atproto.server.deactivateAccount', {}, tokens.get(did));
    },
    async revokePasswords({ did }) {
      await ask('com.atproto.server.revokeAppPassword', { name: 'Carillon' }, tokens.get(did));
    },
  };
}
