import path from 'node:path';
import { isFront } from '@carillon/contracts/service.ts';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { type Listening, listen } from '@carillon/kit/http/listen.ts';
import type { Opened } from '@carillon/kit/service/entry.ts';
import type { Hono } from 'hono';
import { hostOf, needsSandbox, type StandaloneConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { createHost, type Host } from './host.ts';
import { startOrder } from './start-order.ts';

export interface Standalone {
  readonly url: string;
  close(): Promise<void>;
}

export interface StandaloneOptions {
  /** The embedded store's thread ended by itself. */
  onStoreCrash?(error: Error): void;
}

/** All of Carillon in this process: the store, the bus, and every process of every service. */
export async function composeStandalone(
  config: StandaloneConfig,
  options: StandaloneOptions = {},
): Promise<Standalone> {
  const closing = new AsyncDisposableStack();
  let server: Listening | undefined;
  // Events left over from the last run wait until everyone who wants them has subscribed.
  const composed = Promise.withResolvers<void>();
  composed.promise.catch(() => undefined);
  try {
    const front = { fetch: (() => new Response('Carillon is starting.', { status: 503 })) as Hono['fetch'] };
    // Listening comes first: with port 0 only the system knows the port, and a taken one should cost nothing.
    server = await listen({ fetch: (...args) => front.fetch(...args) }, config.PORT, hostOf(config));
    const url = config.PUBLIC_URL ?? `http://localhost:${server.port}`;
    openDataFolder(config.CARILLON_DATA);
    const mongoUri = config.MONGODB_URI ?? (await openEmbedded(config, closing, options));
    const host = createHost(config, {
      url,
      port: server.port,
      mongoUri,
      closing,
      composed: composed.promise,
    });
    front.fetch = await openAll(config, { host, server, closing });
    composed.resolve();
    return { url, close: () => closing.disposeAsync() };
  } catch (error) {
    composed.reject(error);
    await closing.disposeAsync().catch(() => undefined);
    await server?.close();
    throw error;
  }
}

interface Opening {
  readonly host: Host;
  readonly server: Listening;
  readonly closing: AsyncDisposableStack;
}

/** Who is called before who calls, and who works by itself last; closed the other way round. Gives what the front answers. */
async function openAll(config: StandaloneConfig, { host, server, closing }: Opening): Promise<Hono['fetch']> {
  const processes = config.entries.map(({ process }) => process);
  const present = processes.filter(({ sandboxOnly }) => !sandboxOnly || needsSandbox(config));
  const answering = startOrder(present.filter(({ kind }) => kind !== 'worker'));
  const behind = answering.map((stage) => stage.filter((one) => !isFront(one)));
  const opened: Opened[] = [];
  for (const stage of behind) opened.push(...(await all(stage.map(host.open))));
  // What is called must outlive the calls, and workers reach the sandbox through the server.
  closing.defer(() => server.close());
  const [front] = await all(present.filter(isFront).map(host.open));
  if (!front?.app) throw new Error('no service is at the origin');
  const workers = await all(present.filter(({ kind }) => kind === 'worker').map(host.open));
  for (const one of [...opened, ...workers]) await one.start?.();
  return (front.app as Hono).fetch;
}

/** Waits for all, so that whatever was opened is known when one fails. */
async function all<T>(opening: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(opening);
  return Promise.all(opening);
}

async function openEmbedded(
  { CARILLON_DATA }: StandaloneConfig,
  closing: AsyncDisposableStack,
  { onStoreCrash }: StandaloneOptions,
): Promise<string> {
  const folder = path.join(CARILLON_DATA, 'store');
  const store = await startEmbeddedStore({ folder, onCrash: onStoreCrash });
  closing.defer(() => store.close());
  return store.uri;
}
