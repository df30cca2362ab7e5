import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { loadConfig } from '@carillon/kit/config.ts';
import { listen } from '@carillon/kit/http/listen.ts';
import { createLogger } from '@carillon/kit/log.ts';
import { createMetrics } from '@carillon/kit/metrics.ts';
import { connectUnchecked } from '@carillon/kit/store/connect.ts';
import { createApp } from '@carillon/sandbox/app.ts';
import { settings } from '@carillon/sandbox/config.ts';
import { createContext } from '@carillon/sandbox/context.ts';
import { Hono } from 'hono';
import type { NetworkFault } from '../plan/faults.ts';
import { createRefusals } from './refusals.ts';

/** The key of the sandbox that the run's Carillon uses. */
const SANDBOX_KEY = Buffer.alloc(32, 'chaos');

/** The sandbox's key as every process gets it. */
export const sandboxKeys = { SANDBOX_KEY: SANDBOX_KEY.toString('base64') };

export interface RemotePost {
  readonly id: string;
  readonly network: PlatformName;
  /** The network's name for the author in replies to clients. */
  readonly authorId: string;
  readonly text: string;
}

/** An app's comment below a post. */
export interface RemoteComment {
  readonly id: string;
  readonly postId: string;
  readonly text: string;
}

/** The social networks of a run. They live in this process: what is tested is what happens when Carillon dies. */
export interface Network {
  readonly url: string;
  posts(): Promise<RemotePost[]>;
  comments(): Promise<RemoteComment[]>;
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
const DATABASE = 'sandbox';

export async function openNetwork(options: {
  readonly folder: string;
  /** Where Carillon is: media is fetched from there, and consents go back there. */
  readonly carillonUrl: string;
  now(): Date;
}): Promise<Network> {
  const { folder, carillonUrl } = options;
  const closing = new AsyncDisposableStack();
  mkdirSync(folder, { recursive: true });
  const store = await startEmbeddedStore({ folder: path.join(folder, 'store') });
  closing.defer(() => store.close());
  const connection = await connectUnchecked(store.uri, DATABASE);
  closing.defer(() => connection.close());
  const front = new Hono();
  const refusing = createRefusals();
  let underWay = 0;
  front.use(async (_, next) => {
    underWay++;
    await next().finally(() => underWay--);
  });
  front.post('*', async (c, next) => refusing.answerTo(c.req.path) ?? next());
  const server = await listen({ fetch: (...args) => front.fetch(...args) }, 0, '127.0.0.1');
  closing.defer(() => server.close());
  const url = `http://127.0.0.1:${server.port}/sandbox`;
  const config = loadConfig(settings, {
    PUBLIC_URL: carillonUrl,
    SANDBOX_URL: url,
    SANDBOX_MEDIA_FOLDER: path.join(folder, 'media'),
    SANDBOX_ADMIN_TOKEN: ADMIN,
    ...sandboxKeys,
    // Every call of a run comes from one address, and every post is counted at its end.
    SANDBOX_OPEN_CALLS: '1000000',
    SANDBOX_TOKEN_CALLS: '1000000',
    SANDBOX_KEPT_POSTS: '10000000',
  });
  const context = await createContext(config, {
    log: createLogger('sandbox', 'silent'),
    metrics: createMetrics(),
    store: { uri: store.uri, database: DATABASE },
    clock: options.now,
  });
  closing.defer(() => context.close());
  const app = createApp(context);
  front.route('/sandbox', app);
  const admin = async (what: 'faults' | 'revoke', body: object): Promise<void> => {
    const reply = await app.request(`/admin/${what}`, {
      method: 'POST',
      headers: { 'x-sandbox-admin': ADMIN, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`the sandbox refused a fault: ${await reply.text()}`);
  };
  let [askedCount, revoked] = [0, 0];
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
    async comments() {
      const rows = await connection.collection('replies').find({}).toArray();
      return rows.map((row) => ({
        id: String(row._id),
        postId: String(row.postId),
        text: String(row.text),
      }));
    },
    underWay: () => underWay,
    async ask(fault) {
      await admin('faults', fault);
      askedCount += fault.times;
    },
    refuse: refusing.ask,
    refusals: refusing.given,
    async faultsMet() {
      const plans = await connection.collection('fault_plans').find({}).toArray();
      return revoked + askedCount - plans.reduce((remaining, plan) => remaining + Number(plan.left), 0);
    },
    async revoke(name) {
      await admin('revoke', { network: name });
      revoked++;
    },
    close: () => closing.disposeAsync(),
  };
}

/** Names an author as the network does to its clients: LinkedIn by URN. */
const authorOf = ({ network, authorId }: Record<string, unknown>): string =>
  network === 'linkedin' ? linkedinUrn(String(authorId)) : String(authorId);

/** A page has a number, a member none. */
const linkedinUrn = (id: string): string => `urn:li:${/^\d+$/.test(id) ? 'organization' : 'person'}:${id}`;
