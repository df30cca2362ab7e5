import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newService } from '../new-service.ts';
import { bin, makeCheckout, type ScratchCheckout } from './scratch-checkout.ts';

let scratch: ScratchCheckout;
beforeAll(() => {
  scratch = makeCheckout();
});
afterAll(() => scratch.remove());

test('a new service follows the rules, passes its tests, has a pact that identity keeps, and answers a user through the gateway; nothing else changes', async () => {
  const before = scratch.texts();
  await newService(scratch.root, 'demo');
  scratch.link('services/demo');
  expect(scratch.run('biome', 'check', '--vcs-enabled=false', 'services/demo', 'contracts/http/demo')).toBe(
    '',
  );
  expect(scratch.run('depcruise', 'services/demo', 'contracts/http/demo')).toBe('');
  expect(scratch.run('tsc', '--noEmit', '-p', writeCheckConfig())).toBe('');
  expect(scratch.test('services/demo/')).toBe('');
  expect(scratch.test('standalone/test/pacts', 'demo')).toBe('');

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

  for (const file of ['services/demo', 'contracts/http/demo', 'contracts/pacts/demo-identity.json'])
    rmSync(scratch.at(file), { recursive: true });
  expect(scratch.texts()).toEqual(before);
}, 240_000);

test('rejects invalid requests with a reason', async () => {
  await expect(newService(scratch.root, 'My Service')).rejects.toThrow('"My Service" can\'t name a service');
  await expect(newService(scratch.root, 'kit')).rejects.toThrow('services/kit is there already');
  await expect(newService(scratch.root, 'worker')).rejects.toThrow(
    'worker is a process of services/posts already',
  );
});

/** Writes a config that checks the new service and all that it imports. */
function writeCheckConfig(): string {
  const config = scratch.at('tsconfig.demo.json');
  const text = { extends: './tsconfig.json', include: ['services/demo', 'contracts/http/demo'] };
  writeFileSync(config, JSON.stringify({ ...text, compilerOptions: { types: ['node', 'jest'] } }));
  return config;
}

/** All of Carillon in one process, from the copy. */
async function start() {
  const child = spawn(bin('node'), ['--disable-warning=ExperimentalWarning', 'deploy/standalone/main.ts'], {
    cwd: scratch.root,
    env: { ...process.env, PORT: '0', CARILLON_DATA: scratch.at('.data'), DEMO: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^Carillon is ready: (\S+)$/.exec(line) ?? [];
    const stop = async (): Promise<unknown> => child.kill('SIGTERM') && (await exit)[0];
    if (url) return { url, stop };
  }
  throw new Error(`it ended with ${await exit}`);
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
