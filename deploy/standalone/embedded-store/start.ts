import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Address } from './server.ts';
import { socketPlace } from './socket-place.ts';
import { StoreOpenError } from './storage/open-database.ts';
import type { WorkerInput, WorkerMessage } from './worker.ts';

export interface EmbeddedStore {
  /** For a MongoDB driver. */
  readonly uri: string;
  close(): Promise<void>;
}

export interface EmbeddedStoreOptions {
  /** The folder of the files; created if missing, readable only by its owner. */
  readonly folder: string;
  /** Where to listen: a Unix socket if the platform supports it, else a free loopback port. */
  readonly listenOn?: 'socket' | 'port';
  /** Whether clients may make commands fail with `configureFailPoint`; only for tests. */
  readonly failPoints?: boolean;
  /** If false, writes may be lost in a machine crash until the store is closed; for data that can then be recreated. */
  readonly durable?: boolean;
  /** The thread ended unexpectedly: nothing can be read or written anymore. */
  onCrash?(error: Error): void;
}

/**
 * Starts the store in a thread of its own.
 * @throws StoreOpenError when the folder is in use, of a newer format, or damaged
 */
export async function startEmbeddedStore({
  folder,
  listenOn = process.platform === 'win32' ? 'port' : 'socket',
  failPoints = false,
  durable = true,
  onCrash,
}: EmbeddedStoreOptions): Promise<EmbeddedStore> {
  const place = listeningPlace(path.resolve(folder), listenOn);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: {
      folder: path.resolve(folder),
      address: place.address,
      failPoints,
      durable,
    } satisfies WorkerInput,
  });
  let running = false;
  let closing = false;
  let fault: Error | null = null;
  worker.on('error', (error) => {
    fault = error as Error;
  });
  const failure = new Promise<Error>((resolve) => {
    worker.once('exit', (code) => {
      place.remove();
      const reason = fault ?? new Error(`the store's thread ended with ${code}`);
      resolve(reason);
      if (running && !closing) onCrash?.(reason);
    });
  });
  const first = await Promise.race([message(worker, ['ready', 'failed']), failure]);
  if (first instanceof Error) throw first;
  if (first.type === 'failed') {
    closing = true;
    await worker.terminate();
    throw new StoreOpenError(first.reason);
  }
  running = true;
  return {
    uri: first.uri,
    async close() {
      if (closing) return failure.then(() => undefined);
      closing = true;
      const closed = message(worker, ['closed']);
      worker.postMessage('close');
      // Also when the thread has died, or dies now.
      await Promise.race([closed, failure]);
      await worker.terminate();
    },
  };
}

type Message<T extends WorkerMessage['type']> = Extract<WorkerMessage, { type: T }>;

/** The next message of one of these types. Others are not the store's own: Node's watch mode sends some. */
const message = <T extends WorkerMessage['type']>(worker: Worker, types: readonly T[]): Promise<Message<T>> =>
  new Promise((resolve) => {
    worker.on('message', (received: WorkerMessage) => {
      if (types.some((type) => type === received.type)) resolve(received as Message<T>);
    });
  });

function listeningPlace(folder: string, listenOn: 'socket' | 'port'): { address: Address; remove(): void } {
  if (listenOn === 'port') return { address: { port: 0 }, remove: () => undefined };
  const { socketPath, remove } = socketPlace(folder);
  return { address: { socketPath }, remove };
}
