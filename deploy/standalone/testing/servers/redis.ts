import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../processes/ports.ts';
import { type Child, runChild, whenReady } from '../../../processes/run-child.ts';
import type { Server } from './server.ts';

const COMMAND = 'redis-server';
const TIMEOUT_MS = 10_000;

export const hasRedis = (): boolean => spawnSync(COMMAND, ['--version'], { stdio: 'ignore' }).status === 0;

/** A Redis of a run's own on loopback, which keeps nothing. */
export async function startRedis(folder: string, more: readonly string[] = []): Promise<Server> {
  const port = await freePort();
  const run = () =>
    startServer(['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...more]);
  let child = await run();
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart(awayMs) {
      await child.end('SIGKILL');
      await pause(awayMs);
      child = await run();
    },
    async close() {
      await child.end('SIGKILL');
    },
  };
}

async function startServer(args: readonly string[]): Promise<Child> {
  const child = runChild({ name: 'Redis', command: COMMAND, args, detached: true });
  await whenReady(child, /Ready to accept connections/, TIMEOUT_MS);
  return child;
}
