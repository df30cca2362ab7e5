import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { freePort } from '../ports.ts';
import { type ChildPlan, runChild, whenReady } from '../run-child.ts';

const node = (script: string, more: Partial<ChildPlan> = {}) =>
  runChild({ name: 'it', command: process.execPath, args: ['-e', script], ...more });
const STAYS = 'setInterval(() => {}, 1000)';

test('is ready after its message, and stops on request', async () => {
  const child = node(`console.log('up at 7'); ${STAYS}`);
  expect(await whenReady(child, /up at (\d)/)).toBe('7');
  expect([child.how(), child.pid > 0]).toEqual([null, true]);
  expect([await child.end(), child.how(), await child.end()]).toEqual(['SIGTERM', 'SIGTERM', 'SIGTERM']);
});

test('or once its address answers well; what it writes goes into its log', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'child-'));
  const port = await freePort();
  const logFile = path.join(folder, 'log');
  const script = `console.log('kept'); require('http').createServer((_, r) => r.end()).listen(${port}, '127.0.0.1')`;
  const child = node(script, { logFile });
  await whenReady(child, `http://127.0.0.1:${port}/`);
  await child.end();
  expect([child.output(), await readFile(logFile, 'utf8')]).toEqual(['', 'kept\n']);
  await rm(folder, { recursive: true });
});

test('reports a process that exits early, with its output, and a missing program', async () => {
  await expect(whenReady(node(`console.error('no room'); process.exit(3)`), /up/)).rejects.toThrow(
    /^it ended with 3 before it was ready:\nno room/,
  );
  const missing = runChild({ name: 'it', command: '/no/such/program', args: [] });
  await expect(whenReady(missing, /up/)).rejects.toThrow('ENOENT');
});

test('who does not end is killed when its grace is over', async () => {
  const child = node(`process.on('SIGTERM', () => {}); console.log('up'); ${STAYS}`);
  await whenReady(child, /up/);
  expect(await child.end('SIGTERM', 20)).toBe('SIGKILL');
});
