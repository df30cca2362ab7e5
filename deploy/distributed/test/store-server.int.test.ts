import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Lets the test break the process from within. */
const BREAKABLE = "data:text/javascript,process.on('SIGUSR2',()=>{throw new Error('broken')})";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-server-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const socket = () => path.join(folder, 'store.sock');

async function start(): Promise<{ child: ChildProcess; lines: string[]; failure: Promise<string> }> {
  const args = ['--no-warnings', '--import', BREAKABLE, 'deploy/distributed/store-server.ts'];
  const env = { STORE_FOLDER: folder, STORE_SOCKET: socket(), OPS_PORT: '0' };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const failure = text(child.stderr);
  // Both lines may come at once.
  const listens = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (lines.push(JSON.parse(line).msg) === 2) listens.resolve();
  });
  await Promise.race([listens.promise, once(child, 'exit')]);
  return { child, lines, failure };
}

test('tells where it listens, and that it has closed', async () => {
  const { child, lines } = await start();
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(lines).toEqual([
    'store opens its folder',
    `store listens at mongodb://${encodeURIComponent(socket())}/`,
    'store has closed',
  ]);
});

test('a fatal error is reported and ends it with 1', async () => {
  const { child, lines, failure } = await start();
  child.kill('SIGUSR2');
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(lines).toContain('store ends: it can’t go on');
  expect(await failure).toContain('broken');
});

test('a folder that another store has ends it with 1, in words', async () => {
  const first = await start();
  const second = await start();
  if (second.child.exitCode === null) await once(second.child, 'close');
  expect(second.child.exitCode).toBe(1);
  expect(await second.failure).toContain('in use by another process');
  first.child.kill('SIGKILL');
  await once(first.child, 'close');
});
