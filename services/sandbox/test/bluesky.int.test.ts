import type { AddressInfo } from 'node:net';
import { createBluesky } from '@carillon/social/bluesky/bluesky.ts';
import { sandboxFetch } from '@carillon/social/sandbox/sandbox-server.ts';
import { BLUESKY_DEFAULTS } from '@carillon/social/settings.ts';
import { type BlueskyUnderTest, describeBluesky } from '@carillon/social/test/contract/bluesky-contract.ts';
import { createPages } from '@carillon/social/test/contract/pages.ts';
import { losing } from '@carillon/social/test/losing.ts';
import { afterAll, beforeAll } from '@jest/globals';
import { bluesky } from '../domain/networks/bluesky.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

const SERVER = 'https://carillon.test';

let sandbox: TestSandbox;
let under: BlueskyUnderTest;
const pages = createPages();

beforeAll(async () => {
  sandbox = await startSandbox();
  // Nobody of the sandbox has come by yet at that moment.
  sandbox.stopClock();
  await new Promise<void>((listening) => pages.listen(0, '127.0.0.1', listening));
  under = underTest(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/bells`);
});
afterAll(async () => {
  pages.close();
  await sandbox.close();
});

describeBluesky('the sandbox', () => under, { deactivates: false });

let people = 0;

function underTest(pageUrl: string): BlueskyUnderTest {
  const webUrl = `${sandbox.publicUrl}/bluesky`;
  const fetchThere = sandboxFetch(webUrl, fetch);
  const faults = losing(fetchThere);
  const deps = { fetch, now: sandbox.now, sleep: async () => {} };
  const settings = {
    ...BLUESKY_DEFAULTS,
    resolverUrl: SERVER,
    plcUrl: `${SERVER}/plc`,
    webUrl,
    isLocal: true,
  };
  return {
    network: createBluesky(settings, deps, faults.fetch),
    loseReply: faults.loseReply,
    loseCall: faults.loseCall,
    pageUrl,
    webUrl,
    fetch: fetchThere,
    unknown: { password: 'not a password', handle: 'nobody-here.carillon.test' },
    async person() {
      const [{ id: did, username: handle }] = bluesky.household(`Person ${people++}`);
      return { did, handle, mainPassword: 'own password', appPassword: 'abcd-efgh-2345-wxyz' };
    },
    async revokePasswords({ handle }) {
      await sandbox.admin('POST', 'revoke', { network: 'bluesky', name: handle.split('.')[0] });
    },
  };
}
