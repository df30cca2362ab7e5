import { createMastodon } from '@carillon/social/mastodon/mastodon.ts';
import { realAddress, SANDBOX_SERVER, sandboxFetch } from '@carillon/social/sandbox/sandbox-server.ts';
import { MASTODON_DEFAULTS } from '@carillon/social/settings.ts';
import {
  describeMastodon,
  type MastodonUnderTest,
} from '@carillon/social/test/contract/mastodon-contract.ts';
import { losing } from '@carillon/social/test/losing.ts';
import { afterAll, beforeAll } from '@jest/globals';
import { connect } from './connecting.ts';
import { film, picture } from './posting.ts';
import { createRegistrations } from './registrations.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

let sandbox: TestSandbox;
let server: MastodonUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
  // Nobody in the sandbox comments or likes within no time.
  sandbox.stopClock();
  server = await serverUnderTest();
});
afterAll(() => sandbox.close());

describeMastodon('the sandbox’s Mastodon server', () => server);

async function serverUnderTest(): Promise<MastodonUnderTest> {
  const home = `${sandbox.publicUrl}/mastodon`;
  let ahead = 0;
  const now = () => new Date(sandbox.now().getTime() + ahead);
  const { fetch: losingFetch, loseReply } = losing(sandboxFetch(home, fetch));
  const sleep = async (ms: number) => sandbox.advance(ms);
  const deps = { fetch, now, sleep, registrations: createRegistrations() };
  const settings = { ...MASTODON_DEFAULTS, isLocal: true, website: 'https://carillon.example' };
  const { connect: connecting, ...rest } = createMastodon(settings, deps, losingFetch);
  if (!connecting) throw new Error('it can’t connect');
  const [ownAccount, other] = [
    await connect(sandbox, 'mastodon', 'Bell Foundry'),
    await connect(sandbox, 'mastodon', 'Clapper and Sons'),
  ];
  const { access } = ownAccount;
  return {
    network: { ...rest, connect: connecting },
    access,
    targetId: ownAccount.targets[0]?.id ?? '',
    now,
    other: { access: other.access, targetId: other.targets[0]?.id ?? '' },
    files: {
      picture: (altText) => picture(sandbox, altText ?? null),
      film: (altText) => ({ ...film(sandbox), altText: altText ?? null }),
    },
    advance: (ms) => {
      ahead += ms;
    },
    loseReply,
    read: async (path) => {
      const headers = { authorization: `Bearer ${access.token}` };
      const reply = await fetch(realAddress(home, `${SANDBOX_SERVER}/${path}`), { headers });
      return (await reply.json()) as Record<string, unknown>;
    },
  };
}
