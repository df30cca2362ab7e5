import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from '@jest/globals';
import { scratchBuild } from './scratch-build.ts';

const open: (() => unknown)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

function start(settings: Readonly<Record<string, string>>) {
  const main = path.join(import.meta.dirname, '../main.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', OPS_PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  open.push(() => child.kill('SIGKILL'));
  const lines: string[] = [];
  const ready = Promise.withResolvers<{ port: number; opsPort: number }>();
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      if (line.includes('is ready')) ready.resolve(JSON.parse(line));
    });
  const exit = once(child, 'close').then(([code]) => ({ code: code as number, output: lines.join('\n') }));
  return { ready: ready.promise, ended: exit, stop: () => child.kill('SIGTERM') };
}

const build = (changed?: Readonly<Record<string, string>>): string => {
  const { folder, remove } = scratchBuild(changed);
  open.push(remove);
  return folder;
};

test('serves a build, serves operators on a separate port, and stops on request', async () => {
  const running = start({ MFE_FOLDER: build() });
  const { port, opsPort } = await running.ready;
  const ask = (at: number, place: string) => fetch(`http://127.0.0.1:${at}${place}`);
  expect((await ask(port, '/manifest.json')).status).toBe(200);
  for (const place of ['/healthz', '/readyz', '/metrics']) {
    expect((await ask(opsPort, place)).status).toBe(200);
    expect((await ask(port, place)).status).toBe(404);
  }
  running.stop();
  expect((await running.ended).code).toBe(0);
});

test.each([
  ['no folder is named', () => ({}), 'MFE_FOLDER: must be set'],
  ['the folder is not there', () => ({ MFE_FOLDER: '/nowhere' }), 'MFE_FOLDER: there is no folder /nowhere'],
  [
    'nothing was built',
    () => ({ MFE_FOLDER: build({ 'manifest.json': '' }) }),
    'has no manifest.json; build the micro-frontend first',
  ],
  [
    'a part of the build is missing',
    () => ({ MFE_FOLDER: build({ 'page.0123456789ab.js': '' }) }),
    'has no page.0123456789ab.js, which its manifest names',
  ],
])('where %s it does not start, and says so', async (_, settings, message) => {
  const exit = await start(settings()).ended;
  expect(exit.output).toContain(message);
  expect(exit.code).toBe(2);
});
