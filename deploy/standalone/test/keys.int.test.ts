import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { bodyOf } from '../api-client.ts';
import { composeStandalone } from '../compose.ts';
import { readConfig } from '../config.ts';
import { completeKeys, keyNames } from '../keys.ts';
import { manageKeys } from '../manage-keys.ts';
import { type ConnectedUser, createConnectedUser } from '../testing/connected-user.ts';

let folder: string;
let port: number;
let openApps: { close(): Promise<unknown> }[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-keys-'));
  port = await freePort();
});
afterEach(async () => {
  for (const one of openApps.splice(0)) await one.close();
  await rm(folder, { recursive: true });
});

const settings = (more: Record<string, string> = {}) =>
  readConfig({ PORT: String(port), HOST: '127.0.0.1', CARILLON_DATA: folder, LOG_LEVEL: 'silent', ...more });

async function start() {
  const app = await composeStandalone(await settings());
  openApps = [app];
  return app;
}

async function stop() {
  for (const one of openApps.splice(0)) await one.close();
}

const keys = () => JSON.parse(readFileSync(path.join(folder, 'keys.json'), 'utf8'));

async function run(command: string, more: Record<string, string> = {}) {
  const lines: string[] = [];
  const code = await manageKeys(command, await settings(more), (line) => lines.push(line));
  return { code, output: lines.join('\n') };
}

test('keys are rotated while Carillon is stopped; what is connected goes on, and the old key can be forgotten', async () => {
  expect(await run('rotate')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There are no keys'),
  });
  const user = await createConnectedUser((await start()).url, 'ada');
  const first = keys();
  await expect(run('rotate')).rejects.toThrow('in use by another process');
  expect(keys()).toEqual(first);
  await stop();

  const rotated = await run('rotate');
  expect(rotated).toMatchObject({
    code: 0,
    output: expect.stringContaining('It encrypts the tokens of 3 links'),
  });
  const second = keys();
  expect(second).toMatchObject({ VAULT_READ_KEYS: first.VAULT_KEY, MEDIA_KEY: first.MEDIA_KEY });
  const changed = ['VAULT_KEY', 'GATEWAY_SIGNING_KEY', 'POSTS_SIGNING_KEY', 'WORKER_SIGNING_KEY'];
  for (const name of changed) expect(second[name]).not.toBe(first[name]);
  expect(rotated.output).not.toContain(second.VAULT_KEY);
  expect((await run('list')).output).toMatch(/^vault key: \w{8}\nfor reading: \w{8}\nsigning key: gateway:/);

  expect(await run('retire')).toMatchObject({ code: 0, output: expect.stringContaining('Removed') });
  const { VAULT_READ_KEYS: _, ...rest } = second;
  expect(keys()).toEqual(rest);
  expect((await run('retire')).output).toContain('There are no earlier vault keys');

  await start();
  expect(await publish(user)).toBe('published');
});

test('reports a lost key; restoring it in the settings works again, and undecryptable connections end', async () => {
  const user = await createConnectedUser((await start()).url, 'ada');
  await stop();
  const first = keys();
  const lostKeys = { ...first, VAULT_KEY: Buffer.alloc(32, 1).toString('base64') };
  writeFileSync(path.join(folder, 'keys.json'), JSON.stringify(lostKeys));

  const rotated = await run('rotate');
  expect(rotated).toMatchObject({ code: 1, output: expect.stringContaining('3 links can’t be decrypted') });
  const readKeys = { VAULT_READ_KEYS: first.VAULT_KEY };
  expect((await run('list', readKeys)).output.match(/for reading/g)).toHaveLength(2);
  const { keys: set, entries } = await settings(readKeys);
  const names = keyNames(entries.map(({ process }) => process));
  expect(completeKeys(folder, set, names).VAULT_READ_KEYS).toHaveLength(2);
  expect(await run('rotate', readKeys)).toMatchObject({
    code: 0,
    output: expect.stringContaining('of 3 links'),
  });
  const second = keys();

  writeFileSync(
    path.join(folder, 'keys.json'),
    JSON.stringify({
      ...second,
      VAULT_KEY: lostKeys.VAULT_KEY,
      VAULT_READ_KEYS: Buffer.alloc(32, 2).toString('base64'),
    }),
  );
  const retired = await run('retire', readKeys);
  expect(retired).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^3 links couldn’t be decrypted .*connect/),
  });
  expect(retired.output).toMatch(
    /\nRemoved: \w{8}\..*\nNo token needs \w{8} any longer. Remove it from VAULT_READ_KEYS/,
  );
  expect(keys().VAULT_READ_KEYS).toBeUndefined();
  await start();
  expect(await bodyOf(user.client.get('/api/facebook/check-connection'))).toMatchObject({
    connected: false,
    reconnect: true,
  });
});

test('if the key is in the settings, the command says what to do instead', async () => {
  const VAULT_KEY = Buffer.alloc(32, 1).toString('base64');
  const result = await run('rotate', { VAULT_KEY });
  expect(result).toMatchObject({
    code: 1,
    output: expect.stringContaining('VAULT_READ_KEYS of every identity'),
  });
  expect(result.output).not.toContain(VAULT_KEY);
});

test('only the owner can read the data folder, and an older folder is restricted', async () => {
  mkdirSync(path.join(folder, 'media'));
  for (const name of ['', 'media']) chmodSync(path.join(folder, name), 0o755);
  const app: AppProcess = await startApp({ dataFolder: folder, port });
  openApps = [{ close: () => app.stop() }];
  const names = ['', ...(readdirSync(folder, { recursive: true }) as string[])];
  expect(names).toEqual(
    expect.arrayContaining(['media', 'sandbox', 'keys.json', 'store/store.db', 'store/store.lock']),
  );
  const open = names.filter((name) => statSync(path.join(folder, name)).mode & 0o077);
  expect(open).toEqual([]);
});

/** Publishes a post to the first place, and returns its result once it is settled. */
async function publish({ client, places: [place] }: ConnectedUser): Promise<string> {
  const form = new FormData();
  const target = { platform_id: place?.platformId, page_id: place?.pageId, content: 'A bell' };
  form.set('platforms', JSON.stringify([target]));
  const { post_id } = await bodyOf<{ post_id: string }>(client.post('/api/posts/publish', form));
  return eventually(async () => {
    const { post } = await bodyOf<{ post: { results: { status: string }[] } }>(
      client.get(`/api/posts/${post_id}`),
    );
    const status = post.results[0]?.status ?? '';
    if (status !== 'published' && status !== 'failed') throw new Error(`it is ${status}`);
    return status;
  });
}
