import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadConfig } from '@carillon/kit/config.ts';
import { processSettings } from '@carillon/kit/service/process-settings.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';
import { keyNames } from '../standalone/keys.ts';
import { readConfig } from './config.ts';
import { planPieces } from './pieces.ts';

const key = (n: number) => [Buffer.alloc(32, n)];
const { processes } = await readServices();
const signing = Object.keys(keyNames(processes).signing);
const keys = {
  ...Object.fromEntries(signing.map((name, at) => [name, key(100 + at)])),
  VAULT_KEY: key(4),
  VAULT_READ_KEYS: [...key(5), ...key(6)],
  CSRF_KEY: key(7),
  MEDIA_KEY: key(8),
  SANDBOX_KEY: key(9),
};
const plan = async (env: Record<string, string>, store?: string) =>
  planPieces(
    await readConfig({ AMQP_URL: 'amqp://broker', CARILLON_DATA: '/tmp/data', ...env }, store),
    keys,
  );
const names = ({ stages }: Awaited<ReturnType<typeof plan>>) =>
  stages.map((stage) => stage.map(({ name }) => name));

test('starts the requested numbers of workers and gateways, after the services they call', async () => {
  const pieces = await plan({ MONGODB_URI: 'mongodb://db', WORKERS: '2', GATEWAYS: '2' });
  expect(names(pieces)).toEqual([
    expect.arrayContaining(['billing', 'sandbox']),
    ['identity'],
    expect.arrayContaining(['posts', 'worker-1', 'worker-2']),
    expect.arrayContaining(['ai', 'deliverer-1']),
    expect.arrayContaining(['analytics', 'collector-1']),
    ['gateway-1', 'gateway-2'],
  ]);
  expect(names(pieces).flat()).toHaveLength(processes.length + 2);
  expect(pieces.urls).toHaveLength(2);
});

test('without a MongoDB, or on request, the embedded store starts first and everybody uses it', async () => {
  for (const pieces of [await plan({}), await plan({ MONGODB_URI: 'mongodb://db' }, 'embedded')]) {
    expect(names(pieces)[0]).toEqual(['store']);
    const uris = pieces.stages.flat().flatMap(({ env }) => env.MONGODB_URI || []);
    expect(new Set(uris)).toEqual(
      new Set([`mongodb://${encodeURIComponent('/tmp/data/store/store.sock')}/`]),
    );
  }
});

test('no two pieces share a port, with ports given and with free ones', async () => {
  for (const PORT of ['8080', '0']) {
    const { stages } = await plan({ PORT, WORKERS: '3', GATEWAYS: '3' });
    const ports = stages.flat().flatMap(({ env }) => [env.PORT, env.OPS_PORT]);
    expect(new Set(ports).size).toBe(ports.length);
  }
});

test('every piece says at its port for operators whether it is ready', async () => {
  const { stages } = await plan({});
  const pieces = stages.flat();
  expect(pieces.map(({ readyUrl }) => readyUrl)).toEqual(
    pieces.map(({ env }) => `http://127.0.0.1:${env.OPS_PORT}/readyz`),
  );
  expect(new Set(pieces.map(({ env }) => env.OPS_PORT)).size).toBe(pieces.length);
});

test('only the gateways listen for others, and only on request', async () => {
  const hosts = async (env: Record<string, string>) => {
    const { stages } = await plan({ MONGODB_URI: 'mongodb://db', GATEWAYS: '2', ...env });
    const pieces = stages.flat();
    const behind = pieces.filter(({ name }) => !name.startsWith('gateway'));
    expect(new Set(behind.map(({ env }) => env.HOST))).toEqual(new Set(['127.0.0.1']));
    const gateways = pieces.filter(({ name }) => name.startsWith('gateway'));
    expect(gateways.map(({ env }) => env.OPS_HOST)).toEqual(['127.0.0.1', '127.0.0.1']);
    return gateways.map(({ env }) => env.HOST);
  };
  expect(await hosts({})).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(await hosts({ HOST: '10.0.0.7' })).toEqual(['10.0.0.7', '10.0.0.7']);
  expect(await hosts({ PUBLIC_URL: 'https://posts.example.com', SANDBOX: 'on' })).toEqual([
    '0.0.0.0',
    '0.0.0.0',
  ]);
});

test('every piece that applies plans gets the same setting for them', async () => {
  const findNames = async (env: Record<string, string>) => {
    const { stages } = await plan({ MONGODB_URI: 'mongodb://db', ...env });
    return new Set(stages.flat().flatMap(({ env }) => env.PLANS ?? []));
  };
  const elsewhere = { PUBLIC_URL: 'https://posts.example.com' };
  expect(await findNames({})).toEqual(new Set(['on']));
  expect(await findNames(elsewhere)).toEqual(new Set(['off']));
  expect(await findNames({ ...elsewhere, STRIPE_SECRET_KEY: 'sk_x' })).toEqual(new Set(['on']));
});

test('each piece is handed its own keys and no secret of another’s, whatever the launcher’s environment has', async () => {
  const { stages } = await plan({ MONGODB_URI: 'mongodb://db' });
  const envByName = new Map(stages.flat().map(({ name, env }) => [name, env]));
  const base64 = Object.entries(keys).flatMap(([name, one]) =>
    one.map((bytes) => [name, bytes.toString('base64')] as const),
  );
  const secretsOf = (name: string) => {
    const texts = Object.values(envByName.get(name) ?? {});
    return base64.flatMap(([key, value]) => (texts.some((text) => text.includes(value)) ? [key] : []));
  };
  expect(secretsOf('gateway-1')).toEqual(['GATEWAY_SIGNING_KEY', 'CSRF_KEY']);
  expect(secretsOf('identity')).toEqual([
    'IDENTITY_SIGNING_KEY',
    'VAULT_KEY',
    'VAULT_READ_KEYS',
    'VAULT_READ_KEYS',
    'SANDBOX_KEY',
  ]);
  expect(secretsOf('posts')).toEqual(['POSTS_SIGNING_KEY', 'MEDIA_KEY']);
  expect(secretsOf('worker-1')).toEqual(['WORKER_SIGNING_KEY', 'MEDIA_KEY', 'SANDBOX_KEY']);
  expect(secretsOf('sandbox')).toEqual(['SANDBOX_KEY']);
  expect(secretsOf('analytics')).toEqual(['ANALYTICS_SIGNING_KEY', 'SANDBOX_KEY']);
  expect(secretsOf('billing')).toEqual(['BILLING_SIGNING_KEY']);
  const withheld = ['VAULT_KEY', 'GATEWAY_SIGNING_KEY', 'LINKEDIN_CLIENT_SECRET'];
  expect(withheld.map((name) => envByName.get('ai')?.[name])).toEqual(Array(3).fill(''));
  expect(envByName.get('analytics')?.AMQP_URL).toBe('');
  const billing = processes.find(({ name }) => name === 'billing');
  if (!billing) throw new Error('there is no billing');
  expect(loadConfig(processSettings(billing), envByName.get('billing') ?? {}).SERVICE_PUBLIC_KEYS?.size).toBe(
    signing.length,
  );
});

test.each([
  ['off', { SANDBOX: 'off' }],
  ['auto, for others than this machine', { PUBLIC_URL: 'https://posts.example.com' }],
])('with SANDBOX=%s there is no sandbox, and the others have the same ports', async (_, env) => {
  const pieces = await plan({ MONGODB_URI: 'mongodb://db', ...env });
  expect(names(pieces).flat()).not.toContain('sandbox');
  expect(pieces.stages.flat().flatMap(({ env: reportedEnv }) => reportedEnv.SANDBOX_URL ?? [])).toEqual([
    '',
    '',
    '',
    '',
  ]);
});

test('starts a sandbox unless there are three real networks', async () => {
  const two = {
    MONGODB_URI: 'mongodb://db',
    FACEBOOK_APP_ID: 'a',
    FACEBOOK_APP_SECRET: 's',
    INSTAGRAM_APP_ID: 'b',
    INSTAGRAM_APP_SECRET: 's',
  };
  expect(names(await plan(two))[0]).toContain('sandbox');
  const pieces = await plan({ ...two, LINKEDIN_CLIENT_ID: 'c', LINKEDIN_CLIENT_SECRET: 's' });
  expect(names(pieces).flat()).not.toContain('sandbox');
  expect(pieces.stages.flat().flatMap(({ env }) => env.SANDBOX_URL ?? [])).toEqual(['', '', '', '']);
});

test('a data folder with a long path has its store’s socket in a short one, and never an open port', async () => {
  const pieces = await plan({ CARILLON_DATA: `/tmp/${'long'.repeat(30)}` });
  const socket = pieces.stages[0]?.[0]?.env.STORE_SOCKET ?? '';
  expect(pieces.stages[1]?.[0]?.env.MONGODB_URI).toBe(`mongodb://${encodeURIComponent(socket)}/`);
  expect(statSync(path.dirname(socket)).mode & 0o777).toBe(0o700);
  pieces.release();
  expect(existsSync(path.dirname(socket))).toBe(false);
});

test('another kind of store than the embedded one is refused in words', async () => {
  await expect(readConfig({ AMQP_URL: 'amqp://broker' }, 'mysql')).rejects.toThrow('--store: is "mysql"');
});
