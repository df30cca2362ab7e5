import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './ports.ts';
import type { Server } from './server.ts';

const COMMAND = 'redis-server';
const TIMEOUT_MS = 10_000;

export const hasRedis = (): boolean => spawnSync(COMMAND, ['--version'], { stdio: 'ignore' }).status === 0;

/** A Redis of a run's own on loopback, which keeps nothing. */
export async function startRedis(folder: string, more: readonly string[] = []): Promise<Server> {
  const port = await freePort();
  const run = () =>
    started(['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...more]);
  let child = await run();
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart(awayMs) {
      await kill();
      await pause(awayMs);
      child = await run();
    },
    close: kill,
  };
}

async function started(args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(COMMAND, args, { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const end = performance.now() + TIMEOUT_MS;
  while (!said.includes('Ready to accept connections')) {
    if (child.exitCode !== null || performance.now() > end) throw new Error(`Redis did not start:\n${said}`);
    await pause(10);
  }
  return child;
}
