import { createGuardedFetch } from '@carillon/kit/http/guarded-fetch.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createBluesky } from '../bluesky/bluesky.ts';
import type { Access } from '../capabilities/access.ts';
import { permitServers } from '../http/permit-servers.ts';
import { BLUESKY_DEFAULTS } from '../settings.ts';
import { SocialError } from '../social-error.ts';
import { imageOf } from './contract/bluesky-files.ts';
import { type FaultyPds, startFaultyPds } from './faulty-pds.ts';
import { requesting } from './requesting.ts';

// A PDS of its own, behind a proxy that cuts and slows connections, while the server is killed and started again.
const PUBLICATIONS = Number(process.env.BLUESKY_FAULT_PUBLICATIONS ?? 200);
const AT_ONCE = 10;
const GIVE_UP_MS = 240_000;
const LONGEST_MS = 300_000;

let pds: FaultyPds;
beforeAll(async () => {
  pds = await startFaultyPds(Number(process.env.PDS_FAULTY_PORT ?? 33120));
});
afterAll(() => pds.close());

test(
  'a server that is killed, slow, and cuts connections has each publication once',
  async () => {
    const settings = {
      ...BLUESKY_DEFAULTS,
      isLocal: true,
      timeoutMs: 2000,
      uploadTimeoutMs: 2000,
      resolverUrl: pds.address,
      plcUrl: pds.plcUrl,
    };
    const deps = { fetch, now: () => new Date(), sleep: async () => {} };
    const network = createBluesky(settings, deps, createGuardedFetch({ permit: permitServers(true) }));
    const { did: targetId, accessToken: token } = await pds.account();
    const access: Access = { token, server: pds.address };
    const until = Date.now() + GIVE_UP_MS;
    let attempts = 0;
    let unknown = 0;

    const publishOne = async (n: number): Promise<string> => {
      const request = requesting({
        key: `publication ${n}`,
        targetId,
        access,
        firstAttemptAt: new Date(),
        text: `Bell number ${n}`,
        media: n % 4 === 0 ? [imageOf(10 + (n % 20), 10, `Bell ${n}`)] : [],
      });
      let isUnknown = false;
      for (let attempt = 1; Date.now() < until; attempt++) {
        attempts++;
        try {
          const published = isUnknown ? await network.publish.reconcile(request) : null;
          return (published ?? (await network.publish.send(request))).remoteId;
        } catch (error) {
          if (!(error instanceof SocialError)) throw error;
          if (error.kind !== 'unknown' && error.kind !== 'transient') throw error;
          if (error.kind === 'unknown') unknown++;
          isUnknown ||= error.kind === 'unknown';
          await new Promise((waited) => setTimeout(waited, 50 * Math.min(attempt, 10)));
        }
      }
      throw new Error(`Bell number ${n} did not come to its end`);
    };

    const storm = pds.storm();
    const ids: string[] = [];
    let next = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < PUBLICATIONS) {
          const n = next++;
          ids.push(await publishOne(n));
        }
      }),
    );
    await storm.end();

    const records = await pds.list(targetId);
    const texts = records.map(({ value }) => value.text);
    const { kills, cuts, slow } = storm;
    process.stdout.write(
      `${PUBLICATIONS} publications, ${attempts} attempts, ${unknown} with an unknown outcome; ${kills} kills, ${cuts} cuts, ${slow} slow; ${records.length} on the server, ${PUBLICATIONS - new Set(texts).size} lost, ${texts.length - new Set(texts).size} doubled\n`,
    );
    expect(records.map(({ uri }) => uri).toSorted()).toEqual(ids.toSorted());
    expect([records.length, new Set(texts).size]).toEqual([PUBLICATIONS, PUBLICATIONS]);
    expect(kills).toBeGreaterThan(0);
    expect(unknown).toBeGreaterThan(0);
  },
  LONGEST_MS,
);
