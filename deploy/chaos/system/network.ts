import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { createClosing } from '@carillon/kit/closing.ts';
import { listen } from '@carillon/kit/http/listen.ts';
import { connectStore } from '@carillon/kit/store/connect.ts';
import { createSandboxApp } from '@carillon/sandbox/app.ts';
import { Hono } from 'hono';
import type { NetworkFault } from '../plan/faults.ts';
import { createRefusals } from './refusals.ts';

/** What the run's Carillon knows it by. */
const SANDBOX_KEY = Buffer.alloc(32, 'chaos');
const SANDBOX_SECRET = SANDBOX_KEY.toString('hex');

/** As one process is told it, and as each piece is. */
export const sandboxKeys = { SANDBOX_KEY: SANDBOX_KEY.toString('base64'), SANDBOX_SECRET };

/** What stands on the network. */
export interface RemotePost {
  readonly id: string;
  readonly network: PlatformName;
  /** As the network names it to its clients. */
  readonly authorId: string;
  readonly text: string;
}

/** The social networks of a run. They live in this process: what is tested is what happens when Carillon dies. */
export interface Network {
  readonly url: string;
  posts(): Promise<RemotePost[]>;
  /** Calls that it is at work on, those included whose caller has died. */
  underWay(): number;
  ask(fault: NetworkFault): Promise<void>;
  /** Refuses the next call to publish for good, under a number of its own. */
  refuse(network: PlatformName): void;
  /** The numbers of the refusals that a call has met. */
  refusals(): ReadonlySet<number>;
  /** How many of the faults asked for met a call; a fault may be for several calls, and a run may end before them. */
  faultsMet(): Promise<number>;
  /** All tokens of that network are worth nothing any more. */
  revoke(network: PlatformName): Promise<void>;
  close(): Promise<void>;
}

const ADMIN = 'chaos admin token';

export async function openNetwork(options: {
  readonly folder: string;
  /** Where Carillon is: media is fetched from there, and consents go back there. */
  readonly carillonUrl: string;
  now(): Date;
}): Promise<Network> {
  const { folder, carillonUrl } = options;
  const closing = createClosing();
  mkdirSync(folder, { recursive: true });
  const store = await startEmbeddedStore({ folder: path.join(folder, 'store') });
  closing.add(() => store.close());
  const connection = await connectStore(store.uri, 'sandbox');
  closing.add(() => connection.close());
  const front = new Hono();
  const refusing = createRefusals();
  let underWay = 0;
  front.use(async (_, next) => {
    underWay++;
    await next().finally(() => underWay--);
  });
  front.post('*', async (c, next) => refusing.answerTo(c.req.path) ?? next());
  const server = await listen({ fetch: (...args) => front.fetch(...args) }, 0, '127.0.0.1');
  closing.add(() => server.close());
  const url = `http://127.0.0.1:${server.port}/sandbox`;
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const app = createSandboxApp({
    connection,
    clock: options.now,
    publicUrl: url,
    secret: SANDBOX_SECRET,
    log: silent,
    mediaFolder: path.join(folder, 'media'),
    adminToken: ADMIN,
    // Every call of a run comes from one address, and every post is counted at its end.
    limits: { openCallsAMinute: 1_000_000, tokenCallsAMinute: 1_000_000, postsKept: 10_000_000 },
    mediaOrigins: [carillonUrl],
    redirectOrigins: [carillonUrl],
  });
  front.route('/sandbox', app);
  const admin = async (what: 'faults' | 'revoke', body: object): Promise<void> => {
    const reply = await app.request(`/admin/${what}`, {
      method: 'POST',
      headers: { 'x-sandbox-admin': ADMIN, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`the sandbox refused a fault: ${await reply.text()}`);
  };
  let [asked, revoked] = [0, 0];
  return {
    url,
    async posts() {
      const rows = await connection.collection('posts').find({}).toArray();
      return rows.map((row) => ({
        id: String(row._id),
        network: row.network as PlatformName,
        authorId: authorOf(row),
        text: String(row.text),
      }));
    },
    underWay: () => underWay,
    async ask(fault) {
      await admin('faults', fault);
      asked += fault.times;
    },
    refuse: refusing.ask,
    refusals: refusing.given,
    async faultsMet() {
      const plans = await connection.collection('fault_plans').find({}).toArray();
      return revoked + asked - plans.reduce((left, plan) => left + Number(plan.left), 0);
    },
    async revoke(name) {
      await admin('revoke', { network: name });
      revoked++;
    },
    close: () => closing.close(),
  };
}

/** As the network names authors to its clients: LinkedIn by URN. */
const authorOf = ({ network, authorId }: Record<string, unknown>): string =>
  network === 'linkedin' ? `urn:li:person:${authorId}` : String(authorId);
