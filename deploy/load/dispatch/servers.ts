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
  readonly redisPort: number;
  close(): Promise<void>;
}

/** The store (the one in MONGODB_URI, or an embedded one of our own) and a Redis of our own on loopback. */
export async function startServers(): Promise<Servers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'carillon-dispatch-'));
  const store = process.env.MONGODB_URI
    ? null
    : await startEmbeddedStore({ folder: path.join(folder, 'store') });
  const redisPort = await freePort();
  const redis = spawn(
    'redis-server',
    ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    { stdio: 'ignore' },
  );
  await once(redis, 'spawn').catch(() => {
    throw new Error('Redis is needed for the comparison: install redis-server.');
  });
  await answers(redisPort);
  return {
    storeUri: process.env.MONGODB_URI ?? store?.uri ?? '',
    redisPort,
    async close() {
      redis.kill();
      await once(redis, 'exit');
      await store?.close();
      await rm(folder, { recursive: true });
    },
  };
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
