import path from 'node:path';
import { isFront } from '@carillon/contracts/service.ts';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { type Listening, listen } from '@carillon/kit/http/listen.ts';
import type { OpenedService } from '@carillon/kit/service/entry.ts';
import type { DemoState } from '@carillon/kit/service/runtime.ts';
import { startTracing } from '@carillon/kit/tracing/start-tracing.ts';
import type { Hono } from 'hono';
import { type Environment, hostOf, needsSandbox, offersDemo, type StandaloneConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { awaitsDemo, markAwaited } from './demo/demo-folder.ts';
import { createHost, type Host } from './host.ts';
import { startOrder } from './start-order.ts';
import { createStarting } from './starting.ts';
import { takeOverStore } from './upgrades/take-over-store.ts';

export interface Standalone {
  readonly url: string;
  /** Does once what is due, where the clock is another than the machine's. */
  doDue(): Promise<void>;
  close(): Promise<void>;
}

export interface StandaloneOptions {
  /** Hears what an upgrade does, in words. */
  tell?(line: string): void;
  /** The embedded store's thread ended by itself. */
  onStoreCrash?(error: Error): void;
  /** Prepares the demo account of a new installation, which serves requests meanwhile. Without it there is none. */
  prepareDemo?(request: DemoRequest): { readonly done: Promise<unknown>; end(): Promise<void> };
  /** This installation is made for its demo account, which another is to take over. */
  readonly makesDemo?: boolean;
  /** Another time than the machine's. Workers that look for due work every so often do so by `doDue` then. */
  clock?(): Date;
  /** No event is heard before it. */
  readonly hearAfter?: Promise<void>;
}

/** The installation that is to take over a demo. */
export interface DemoRequest {
  readonly env: Environment;
  readonly dataFolder: string;
  readonly url: string;
  readonly mongoUri: string;
}

/** All of Carillon in this process: the store, the bus, and every process of every service. */
export async function composeStandalone(
  config: StandaloneConfig,
  options: StandaloneOptions = {},
): Promise<Standalone> {
  const { clock, hearAfter } = options;
  const closing = new AsyncDisposableStack();
  let server: Listening | undefined;
  // Events left over from the last run wait until everyone who wants them has subscribed.
  const composed = Promise.withResolvers<void>();
  const hearing = composed.promise.then(() => hearAfter);
  hearing.catch(() => undefined);
  try {
    const starting = createStarting();
    const front: { fetch: Hono['fetch'] } = { fetch: starting.fetch };
    // Listening comes first: with port 0 only the system knows the port, and a taken one should cost nothing.
    server = await listen({ fetch: (...args) => front.fetch(...args) }, config.PORT, hostOf(config));
    const url = config.PUBLIC_URL ?? `http://localhost:${server.port}`;
    const tracing = await startTracing('standalone', config.env);
    closing.defer(() => tracing.close());
    const isNew = openDataFolder(config.CARILLON_DATA);
    const { prepareDemo } = options;
    let demo: DemoState = prepareDemo ? demoIn(config, isNew) : options.makesDemo ? 'making' : 'off';
    const mongoUri = config.MONGODB_URI ?? (await openEmbedded(config, closing, options));
    starting.tell('upgrade');
    await takeOverStore({
      uri: mongoUri,
      prefix: config.MONGODB_PREFIX,
      entries: config.entries,
      storeFolder: config.MONGODB_URI ? null : storeIn(config),
      alone: config.MONGODB_URI === undefined,
      tell: options.tell ?? (() => undefined),
    });
    const host = createHost(config, {
      url,
      port: server.port,
      mongoUri,
      closing,
      composed: hearing,
      clock,
      demo: () => demo,
    });
    starting.tell('services');
    const { fetch, opened } = await openAll(config, { host, server, closing });
    // An event's handlers are in other services than its sender, so none may close before.
    closing.defer(() => host.endEvents());
    front.fetch = fetch;
    for (const one of opened) if (!(clock && one.doDue)) await one.start?.();
    composed.resolve();
    if (prepareDemo && demo === 'coming') {
      const { env, CARILLON_DATA: dataFolder } = config;
      const preparation = prepareDemo({ env, dataFolder, url, mongoUri });
      closing.defer(preparation.end);
      preparation.done.catch(() => {
        demo = 'failed';
      });
    }
    return {
      url,
      async doDue() {
        for (const one of opened) await one.doDue?.();
      },
      close: () => closing.disposeAsync(),
    };
  } catch (error) {
    composed.reject(error);
    await closing.disposeAsync().catch(() => undefined);
    await server?.close();
    throw error;
  }
}

/** A new installation awaits one, and so does one that did not get it whole; where it isn't offered it may wait. */
function demoIn(config: StandaloneConfig, isNew: boolean): DemoState {
  if (!offersDemo(config)) return 'off';
  if (isNew) markAwaited(config.CARILLON_DATA);
  return awaitsDemo(config.CARILLON_DATA) ? 'coming' : 'on';
}

interface Opening {
  readonly host: Host;
  readonly server: Listening;
  readonly closing: AsyncDisposableStack;
}

interface All {
  /** Answers requests to the front. */
  readonly fetch: Hono['fetch'];
  readonly opened: readonly OpenedService[];
}

/** Opens called processes before their callers, and workers last; closes them the other way round. */
async function openAll(config: StandaloneConfig, { host, server, closing }: Opening): Promise<All> {
  const processes = config.entries.map(({ process }) => process);
  const present = processes.filter(({ sandboxOnly }) => !sandboxOnly || needsSandbox(config));
  const answering = startOrder(present.filter(({ kind }) => kind !== 'worker'));
  const behind = answering.map((stage) => stage.filter((one) => !isFront(one)));
  const openedParts: OpenedService[] = [];
  for (const stage of behind) openedParts.push(...(await all(stage.map(host.open))));
  // A callee must outlive the calls, and workers reach the sandbox through the server.
  closing.defer(() => server.close());
  const [front] = await all(present.filter(isFront).map(host.open));
  if (!front?.app) throw new Error('no service is at the origin');
  const workers = await all(present.filter(({ kind }) => kind === 'worker').map(host.open));
  return { fetch: (front.app as Hono).fetch, opened: [...openedParts, ...workers] };
}

/** Waits for all, so that whatever was opened is known when one fails. */
async function all<T>(opening: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(opening);
  return Promise.all(opening);
}

async function openEmbedded(
  config: StandaloneConfig,
  closing: AsyncDisposableStack,
  { onStoreCrash, makesDemo = false }: StandaloneOptions,
): Promise<string> {
  const store = await startEmbeddedStore({
    folder: storeIn(config),
    durable: !makesDemo,
    onCrash: onStoreCrash,
  });
  closing.defer(() => store.close());
  return store.uri;
}

const storeIn = ({ CARILLON_DATA }: StandaloneConfig): string => path.join(CARILLON_DATA, 'store');
