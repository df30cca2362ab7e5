import { createGuardedFetch } from '@carillon/kit/http/guarded-fetch.ts';
import { beforeAll, describe, test } from '@jest/globals';
import type { Registrations } from '../capabilities/registrations.ts';
import { permitServers } from '../http/permit-servers.ts';
import { createMastodon } from '../mastodon/mastodon.ts';
import { MASTODON_DEFAULTS } from '../settings.ts';
import { describeMastodon, type MastodonUnderTest } from './contract/mastodon-contract.ts';
import { realFilm, realPicture } from './real-files.ts';

// Any server of Mastodon's API, with the tokens of two accounts on it whose posts may come and go:
// MASTODON_URL=https://mastodon.example MASTODON_TOKEN=… MASTODON_OTHER_TOKEN=… npm run test:server -- mastodon
const { MASTODON_URL: url, MASTODON_TOKEN: token, MASTODON_OTHER_TOKEN: otherToken } = process.env;

const settings = { ...MASTODON_DEFAULTS, isLocal: true, website: 'https://carillon.example' };
const none: Registrations = { find: async () => null, save: async (registration) => registration };

if (url && token && otherToken) {
  let server: MastodonUnderTest;
  beforeAll(async () => {
    server = await connectTo(new URL(url).origin, token, otherToken);
  });
  describeMastodon(`a server at ${new URL(url).host}`, () => server);
} else {
  describe('a server of Mastodon’s API', () => {
    test.skip('needs MASTODON_URL, MASTODON_TOKEN and MASTODON_OTHER_TOKEN', () => {});
  });
}

async function connectTo(origin: string, ownToken: string, others: string): Promise<MastodonUnderTest> {
  const guarded = createGuardedFetch({ permit: permitServers(true) });
  let ahead = 0;
  let lostToken: string | null = null;
  const deps = {
    fetch: guarded,
    now: () => new Date(Date.now() + ahead),
    sleep: (ms: number) => new Promise<void>((slept) => setTimeout(slept, Math.min(ms, 1000))),
  };
  const losing: typeof fetch = async (input, init) => {
    const reply = await guarded(input, init);
    if (lostToken === null || init?.method !== 'POST' || !String(input).endsWith(lostToken)) return reply;
    lostToken = null;
    await reply.text();
    throw new TypeError('fetch failed', { cause: new Error('the connection broke') });
  };
  const { connect, ...rest } = createMastodon(settings, { ...deps, registrations: () => none }, losing);
  if (!connect) throw new Error('it can’t connect');
  const network = { ...rest, connect };
  const access = { token: ownToken, server: origin };
  const other = { token: others, server: origin };
  const { id: targetId } = await network.connect.account(access);
  const { id: otherId } = await network.connect.account(other);
  const { counting } = await network.connect.limits(access);
  process.stdout.write(`${origin} counts as ${counting}\n`);
  return {
    network,
    access,
    targetId,
    now: deps.now,
    other: { access: other, targetId: otherId },
    files: { picture: realPicture, film: realFilm },
    advance: (ms) => {
      ahead += ms;
    },
    loseReply: (path) => {
      lostToken = path;
    },
    read: async (path) => {
      const headers = { authorization: `Bearer ${ownToken}`, 'user-agent': 'Carillon' };
      return (await (await fetch(`${origin}/${path}`, { headers })).json()) as Record<string, unknown>;
    },
  };
}
