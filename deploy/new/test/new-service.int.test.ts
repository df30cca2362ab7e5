import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newService } from '../new-service.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COPIED = ['contracts', 'gateway', 'services', 'deploy', 'shell/sdk/testing'];
const FILES = ['package.json', 'tsconfig.json', 'biome.json', 'jest.config.js', '.dependency-cruiser.mjs'];

/** A checkout of its own, with the installed packages of this one. */
let scratch: string;
const inScratch = (...parts: string[]): string => path.join(scratch, ...parts);

beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'new-service-'));
  const filter = (place: string): boolean => !/\/(node_modules|dist|\.data|\.cache|pictures)$/.test(place);
  for (const place of COPIED) cpSync(path.join(ROOT, place), inScratch(place), { recursive: true, filter });
  for (const file of FILES) cpSync(path.join(ROOT, file), inScratch(file));
  linkPackages();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('a new service keeps the rules, passes its tests, and answers a user through the gateway; nothing else is changed', async () => {
  const before = texts();
  await newService(scratch, 'demo');
  link('demo', 'services/demo');
  expect(run('biome', 'check', '--vcs-enabled=false', 'services/demo', 'contracts/http/demo')).toBe('');
  expect(run('depcruise', 'services/demo', 'contracts/http/demo')).toBe('');
  expect(run('tsc', '--noEmit', '-p', checked())).toBe('');
  const jest = ['--experimental-vm-modules', '--no-warnings', bin('jest'), '--selectProjects', 'int'];
  expect(run('node', ...jest, '--testPathPatterns', 'services/demo/')).toBe('');

  const app = await start();
  const user = visitor(app.url);
  const password = 'correct horse';
  const account = { email: 'ada@example.com', name: 'Ada', password, password_confirmation: password };
  expect((await user('/api/demo/notes', { text: 'Too early' })).status).toBe(401);
  expect((await user('/api/register', { ...account, timezone: 'UTC' })).status).toBe(201);
  expect((await user('/api/login', account)).status).toBe(200);
  const reply = await user('/api/demo/notes', { text: 'It grows' });
  expect([reply.status, await reply.json()]).toEqual([
    200,
    { success: true, notes: [{ text: 'It grows', at: expect.any(String) }] },
  ]);
  const { paths } = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as { paths: object };
  expect(Object.keys(paths)).toContain('/demo/notes');
  expect(await app.stop()).toBe(0);

  for (const made of ['services/demo', 'contracts/http/demo']) rmSync(inScratch(made), { recursive: true });
  expect(texts()).toEqual(before);
}, 240_000);

test('what can’t be made is refused with the reason', async () => {
  await expect(newService(scratch, 'My Service')).rejects.toThrow('"My Service" can\'t name a service');
  await expect(newService(scratch, 'kit')).rejects.toThrow('services/kit is there already');
  await expect(newService(scratch, 'worker')).rejects.toThrow(
    'worker is a process of services/posts already',
  );
});

/** The front end is no part of it. */
function checked(): string {
  const config = inScratch('tsconfig.demo.json');
  const include = ['contracts', 'gateway', 'services', 'deploy/standalone'];
  const text = { extends: './tsconfig.json', include, exclude: ['**/*.test.ts'] };
  mkdirSync(path.dirname(config), { recursive: true });
  writeFileSync(config, JSON.stringify({ ...text, compilerOptions: { types: ['node', 'jest'] } }));
  return config;
}

/** All of Carillon in a process, from the copy. */
async function start() {
  const child = spawn(bin('node'), ['--disable-warning=ExperimentalWarning', 'deploy/standalone/main.ts'], {
    cwd: scratch,
    env: { ...process.env, PORT: '0', CARILLON_DATA: inScratch('.data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^Carillon is ready: (\S+)$/.exec(line) ?? [];
    const stop = async (): Promise<unknown> => child.kill('SIGTERM') && (await ended)[0];
    if (url) return { url, stop };
  }
  throw new Error(`it ended with ${await ended}`);
}

/** A browser: a refusal brings the token that goes with its cookie. */
function visitor(url: string) {
  let [cookie, token] = ['', ''];
  const send = async (where: string, body: object): Promise<Response> => {
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json', cookie };
    const reply = await fetch(url + where, {
      method: 'POST',
      headers: { ...headers, 'x-csrf-token': token },
      body: JSON.stringify(body),
    });
    for (const line of reply.headers.getSetCookie())
      if (line.includes('session=')) cookie = line.split(';')[0] ?? '';
    const fresh = reply.headers.get('x-csrf-token');
    const first = token === '';
    token = fresh ?? token;
    return first && fresh ? send(where, body) : reply;
  };
  return send;
}

/** Every package by a link; those of the workspace lead into the copy. */
function linkPackages(): void {
  mkdirSync(inScratch('node_modules/@carillon'), { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (name !== '@carillon')
      symlinkSync(path.join(ROOT, 'node_modules', name), inScratch('node_modules', name));
  for (const name of readdirSync(inScratch('services')).filter((one) => !one.includes('.')))
    link(name, `services/${name}`);
  for (const name of ['contracts', 'gateway', 'deploy/standalone']) link(path.basename(name), name);
  link('embedded-store', 'deploy/standalone/embedded-store');
}

const link = (name: string, folder: string): void =>
  symlinkSync(inScratch(folder), inScratch('node_modules/@carillon', name));

/** Every file of the copy. */
const texts = (): Record<string, string> =>
  Object.fromEntries(
    COPIED.flatMap((folder) =>
      readdirSync(inScratch(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [path.relative(scratch, file), readFileSync(file, 'utf8')]),
    ),
  );

const bin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);

/** Runs a program there; what it says when it fails, nothing when it does not. */
function run(name: string, ...given: string[]): string {
  const { status, stdout, stderr } = spawnSync(bin(name), given, { cwd: scratch, encoding: 'utf8' });
  return status === 0 ? '' : `${name} ${given.join(' ')}\n${stdout}${stderr}`;
}
