import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Address } from './server.ts';
import { StoreOpenError } from './storage/open-database.ts';
import type { WorkerInput, WorkerMessage } from './worker.ts';

export interface EmbeddedStore {
  /** For a MongoDB driver. */
  readonly uri: string;
  close(): Promise<void>;
}

export interface EmbeddedStoreOptions {
  /** Where the files are; made when missing, for its owner only. */
  readonly folder: string;
  /** Where to listen: a Unix socket, unless the platform has none; else a free port on loopback. */
  readonly listenOn?: 'socket' | 'port';
  /** The thread ended by itself: nothing can be read or written any more. */
  onCrash?(error: Error): void;
}

/** Longest path that a Unix socket may have everywhere, less a margin. */
const LONGEST_SOCKET_PATH = 100;

/**
 * Starts the store in a thread of its own.
 * @throws StoreOpenError when the folder is in use, of a newer format, or damaged
 */
export async function startEmbeddedStore({
  folder,
  listenOn = process.platform === 'win32' ? 'port' : 'socket',
  onCrash,
}: EmbeddedStoreOptions): Promise<EmbeddedStore> {
  const place = listeningPlace(path.resolve(folder), listenOn);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder: path.resolve(folder), address: place.address } satisfies WorkerInput,
  });
  let closing = false;
  worker.on('error', (error) => onCrash?.(error as Error));
  worker.on('exit', (code) => {
    place.remove();
    if (!closing) onCrash?.(new Error(`the store's thread ended with ${code}`));
  });
  const first = await message(worker, ['ready', 'failed']);
  if (first.type === 'failed') {
    closing = true;
    await worker.terminate();
    throw new StoreOpenError(first.reason);
  }
  return {
    uri: first.uri,
    async close() {
      if (closing) return;
      closing = true;
      const closed = message(worker, ['closed']);
      worker.postMessage('close');
      await closed;
      await worker.terminate();
    },
  };
}

type Message<T extends WorkerMessage['type']> = Extract<WorkerMessage, { type: T }>;

/** The next message of one of these types. Others are not the store's own: Node's watch mode sends some. */
const message = <T extends WorkerMessage['type']>(worker: Worker, types: readonly T[]): Promise<Message<T>> =>
  new Promise((resolve, reject) => {
    worker.on('message', (said: WorkerMessage) => {
      if (types.some((type) => type === said.type)) resolve(said as Message<T>);
    });
    worker.once('error', reject);
  });

function listeningPlace(folder: string, listenOn: 'socket' | 'port'): { address: Address; remove(): void } {
  if (listenOn === 'port') return { address: { port: 0 }, remove: () => undefined };
  const inside = path.join(folder, 'store.sock');
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH)
    return { address: { socketPath: inside }, remove: () => undefined };
  const short = mkdtempSync(path.join(tmpdir(), 'carillon-'));
  return {
    address: { socketPath: path.join(short, 'store.sock') },
    remove: () => rmSync(short, { recursive: true, force: true }),
  };
}
