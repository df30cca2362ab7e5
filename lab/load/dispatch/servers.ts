import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { freePort } from '../../../deploy/processes/ports.ts';
import { runChild, whenReady } from '../../../deploy/processes/run-child.ts';

export interface Servers {
  readonly storeUri: string;
  /** When Redis was asked for. */
  readonly redisPort: number | undefined;
  close(): Promise<void>;
}

/** The store (the one in MONGODB_URI, or an embedded one of our own) and, for whom needs it, a Redis on loopback. */
export async function startServers(
  { redis }: { redis: boolean },
  env: NodeJS.ProcessEnv = process.env,
): Promise<Servers> {
  const closing = new AsyncDisposableStack();
  try {
    const folder = await mkdtemp(path.join(env.TMPDIR || tmpdir(), 'carillon-dispatch-'));
    closing.defer(() => rm(folder, { recursive: true }));
    const redisPort = redis ? await startRedis(folder, closing, env) : undefined;
    const storeUri = env.MONGODB_URI || (await startStore(folder, closing));
    return { storeUri, redisPort, close: () => closing.disposeAsync() };
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}

type Closing = AsyncDisposableStack;

async function startStore(folder: string, closing: Closing): Promise<string> {
  const store = await startEmbeddedStore({ folder: path.join(folder, 'store') });
  closing.defer(() => store.close());
  return store.uri;
}

async function startRedis(folder: string, closing: Closing, env: NodeJS.ProcessEnv): Promise<number> {
  const port = await freePort();
  const redis = runChild({
    name: 'Redis',
    command: 'redis-server',
    env,
    args: [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
      // No job may be lost, so each write is on disk before it is acknowledged, as in the store.
      ...['--save', '', '--appendonly', 'yes', '--appendfsync', 'always'],
    ],
  });
  closing.defer(async () => void (await redis.end()));
  await whenReady(redis, /Ready to accept connections/, START_MS).catch((cause) => {
    throw new Error('BullMQ needs Redis: install redis-server, or leave bullmq out of --peers.', { cause });
  });
  return port;
}

const START_MS = 10_000;
