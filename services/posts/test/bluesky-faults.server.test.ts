import { createGuardedFetch } from '@carillon/kit/http/guarded-fetch.ts';
import { createBluesky } from '@carillon/social/bluesky/bluesky.ts';
import type { Publish } from '@carillon/social/capabilities/publish.ts';
import { permitServers } from '@carillon/social/http/permit-servers.ts';
import { BLUESKY_DEFAULTS } from '@carillon/social/settings.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { pngOf } from '@carillon/social/test/contract/bluesky-files.ts';
import { type FaultyPds, startFaultyPds } from '@carillon/social/test/faulty-pds.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { wakeAt } from '../domain/decide.ts';
import type { Publication } from '../domain/publication.ts';
import { WORKER_STOPPED } from '../domain/sentences.ts';
import { form, type Posts, startPosts } from './posts-under-test.ts';

// Scheduled posts are published by two workers to a separate reference PDS. It is killed and restarted behind a proxy
// that cuts and slows connections, and one of the workers dies in between: . .ci/pds.sh && install_pds && npm run
// test:server -- posts/test/bluesky-faults
const PUBLICATIONS = Number(process.env.BLUESKY_WORKER_PUBLICATIONS ?? 200);
const HOUR_MS = 3_600_000;
const TICK_MS = 20;
/** So many ticks in a row without a call: everything waits for its next try. */
const QUIET_TICKS = 10;

let pds: FaultyPds;
let posts: Posts;
beforeAll(async () => {
  pds = await startFaultyPds(Number(process.env.PDS_FAULTY_PORT ?? 33140));
  posts = await startPosts({ PUBLISH_PER_ACCOUNT: '10' });
});
afterAll(async () => {
  await posts?.close();
  await pds?.close();
});

test('each publication is on the server once, whatever dies, stalls or is cut', async () => {
  const { did, accessToken: access_token } = await pds.account();
  posts.identity.pages.set(did, 'Ada');
  posts.identity.access.set(did, { access_token, server: pds.address });
  await schedule(did);

  const dying = await startWorker();
  const living = await startWorker();
  const storm = pds.storm();
  posts.advance(HOUR_MS);
  let quiet = 0;
  let last: readonly Publication[] = [];
  for (let isDying = true; ; ) {
    await new Promise((passed) => setTimeout(passed, TICK_MS));
    last = (await posts.context.stores.publications.allListed('ada', undefined, 1000)) ?? [];
    const open = last.filter(({ status }) => status === 'scheduled' || status === 'publishing');
    if (open.length === 0) break;
    if (isDying && open.length < PUBLICATIONS * 0.7 && dying.calls.sending > 0) {
      isDying = false;
      dying.kill();
    }
    quiet = living.calls.underWay + dying.calls.underWay === 0 ? quiet + 1 : 0;
    if (quiet < QUIET_TICKS) continue;
    quiet = 0;
    const next = Math.min(...open.map((one) => wakeAt(one)?.getTime() ?? Number.POSITIVE_INFINITY));
    posts.advance(Math.max(0, next - posts.clock().getTime()));
  }
  await storm.end();

  const records = await pds.list(did);
  const texts = new Set(records.map(({ value }) => value.text));
  const attempts = last.flatMap((one) => one.attempts);
  const orphaned = attempts.filter(({ message }) => message === WORKER_STOPPED).length;
  const unknown = living.calls.unknown + dying.calls.unknown;
  process.stdout.write(
    `${PUBLICATIONS} publications, ${attempts.length} attempts, ${unknown} calls with an unknown outcome, ${orphaned} left by the worker that died; ${storm.kills} kills, ${storm.cuts} cuts, ${storm.slow} slow; ${records.length} on the server, ${PUBLICATIONS - texts.size} lost, ${records.length - texts.size} doubled\n`,
  );
  expect([records.length, texts.size]).toEqual([PUBLICATIONS, PUBLICATIONS]);
  expect(records.map(({ uri }) => uri).toSorted()).toEqual(
    last.map((one) => (one.status === 'published' ? one.remoteId : one.status)).toSorted(),
  );
  expect([storm.kills > 0, unknown > 0, orphaned > 0]).toEqual([true, true, true]);
}, 600_000);

/** Every fourth one with an image. */
async function schedule(page_id: string): Promise<void> {
  const time = { scheduled_time: '2026-03-02 09:30:00', timezone: 'UTC' };
  for (let n = 1; n <= PUBLICATIONS; n++) {
    const entry = { platform_id: 4, page_id, content: `Bell number ${n}` };
    const files = n % 4 === 0 ? [{ field: 'media_4', name: 'bell.png', bytes: pngOf(400 + n, 400) }] : [];
    const reply = await posts.request('POST', '/posts/schedule', form([entry], time, files));
    if (reply.status !== 200) throw new Error(await reply.text());
  }
}

/** A worker that publishes to the faulty server. When it is killed, its calls are cut and it writes nothing more. */
async function startWorker() {
  const calls = { underWay: 0, sending: 0, unknown: 0 };
  const life = new AbortController();
  const settings = {
    ...BLUESKY_DEFAULTS,
    isLocal: true,
    timeoutMs: 2000,
    uploadTimeoutMs: 2000,
    resolverUrl: pds.address,
    plcUrl: pds.plcUrl,
  };
  const guarded = createGuardedFetch({ permit: permitServers(true) });
  const fetchWhileAlive: typeof fetch = (url, init) =>
    guarded(url, { ...init, signal: AbortSignal.any([life.signal, ...(init?.signal ? [init.signal] : [])]) });
  const deps = { fetch: fetchWhileAlive, now: posts.clock, sleep: async () => {} };
  const network = createBluesky(settings, deps, fetchWhileAlive);
  const countCreated = async <Out>(creation: Promise<Out>): Promise<Out> => {
    calls.underWay++;
    try {
      return await creation;
    } catch (error) {
      if (error instanceof SocialError && error.kind === 'unknown') calls.unknown++;
      throw error;
    } finally {
      calls.underWay--;
    }
  };
  const publish: Publish = {
    async send(request) {
      calls.sending++;
      return countCreated(network.publish.send(request)).finally(() => calls.sending--);
    },
    reconcile: (request) => countCreated(network.publish.reconcile(request)),
  };
  const context = await posts.open(posts.bus, { bluesky: { ...network, publish } });
  const { leases, publications } = context.stores;
  const stores = {
    ...context.stores,
    leases: whileAlive(leases, life.signal),
    publications: whileAlive(publications, life.signal),
  };
  await posts.work({ ...context, stores });
  return { calls, kill: () => life.abort() };
}

/** Whose calls never return once it is over. */
const whileAlive = <Store extends object>(store: Store, life: AbortSignal): Store =>
  new Proxy(store, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      return typeof member === 'function' && life.aborted ? () => new Promise(() => {}) : member;
    },
  });
