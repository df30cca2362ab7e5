import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';

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
  const redis = spawn(
    'redis-server',
    [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
      // Whoever must not lose a job has each write on disk before it is acknowledged, as the store has.
      ...['--save', '', '--appendonly', 'yes', '--appendfsync', 'always'],
    ],
    { stdio: 'ignore', env },
  );
  await once(redis, 'spawn').catch(() => {
    throw new Error('BullMQ needs Redis: install redis-server, or leave bullmq out of --peers.');
  });
  const ended = once(redis, 'exit');
  closing.defer(async () => {
    redis.kill();
    await ended;
  });
  await answers(port);
  return port;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const socket = connect(port, '127.0.0.1');
    const up = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (up) return;
    await pause(50);
  }
  throw new Error('Redis did not start.');
}
