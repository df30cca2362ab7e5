import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSigner, verifyCaller } from '@carillon/kit/identity/identity-token.ts';
import { readPublicKeys } from '@carillon/kit/identity/service-keys.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const compose = read('compose.yaml');

/** What the composition decides, or a container's image: not for a user to set. */
const DECIDED = ['PORT', 'HOST', 'CARILLON_DATA', 'MONGODB_URI'];

/** Settings in the first column of a README's tables. */
const inTable = (readme: string): string[] =>
  readme
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []);

test('what the READMEs let a user set reaches a piece from .env', () => {
  const sandboxLimits = inTable(read('../../services/sandbox/README.md')).filter(
    (name) => !name.endsWith('ORIGINS'),
  );
  const named = [...inTable(read('../../README.md')), ...sandboxLimits];
  const passed = new Set([...compose.matchAll(/^ +\w+: \$\{(\w+):/gm)].map(([, name]) => name));
  expect(named.filter((name) => !passed.has(name) && !DECIDED.includes(name))).toEqual([]);
});

/** What is said of each service, by name. */
const services = new Map(
  (compose.split('\nservices:\n')[1]?.split('\nnetworks:\n')[0] ?? '')
    .split(/^ {2}(?=[a-z]+:$)/m)
    .flatMap((block) =>
      /^[a-z]+:/.test(block) ? [[block.slice(0, block.indexOf(':')), block] as const] : [],
    ),
);

const networksOf = (service: string): string[] => {
  const block = services.get(service) ?? '';
  const listed = /^ {4}networks: \[(.+)\]$/m.exec(block)?.[1]?.split(', ');
  return listed ?? [...block.matchAll(/^ {6}([a-z-]+):(?: \{ aliases.*)?$/gm)].map(([, name = '']) => name);
};

test('who has no business with a server is on no network with it', () => {
  const met = (server: string) =>
    [...services.keys()].filter(
      (name) => name !== server && networksOf(name).some((network) => networksOf(server).includes(network)),
    );
  expect(met('redis')).toEqual(['gateway']);
  expect(met('rabbitmq')).toEqual(['gateway', 'identity', 'posts', 'worker', 'notifications']);
  expect(met('mongodb')).toEqual(['identity', 'posts', 'worker', 'ai', 'notifications', 'sandbox']);
  expect(met('ai')).toEqual(['gateway', 'mongodb']);
  expect(networksOf('sandbox').filter((network) => networksOf('identity').includes(network))).toEqual([
    'sandbox',
  ]);
});

test('every service comes to a server as a user of its own', () => {
  const users = (scheme: string) =>
    [...compose.matchAll(new RegExp(`${scheme}://(\\w+):\\$\\{\\w+_PASSWORD`, 'g'))].map(([, user]) => user);
  expect(users('amqp').sort()).toEqual(['gateway', 'identity', 'notifications', 'posts', 'worker']);
  expect(users('mongodb').sort()).toEqual(['ai', 'identity', 'notifications', 'posts', 'sandbox']);
  expect(users('redis')).toEqual(['gateway']);
});

test('every image has an exact version', () => {
  const images = [...compose.matchAll(/^ {4}image: (?!carillon\/)(\S+)$/gm)].map(([, image]) => image);
  expect(images).toHaveLength(3);
  for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+\.\d+$/);
});

describe('make-env', () => {
  let folder: string;
  let env: Map<string, string>;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'carillon-env-'));
    make();
    env = parsed(readFileSync(path.join(folder, '.env'), 'utf8'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const parsed = (text: string) =>
    new Map(
      text
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
  const make = (into = folder) =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'make-env.mjs'), into]).status;

  test('makes every secret that the composition asks for, for their owner alone, and makes none twice', () => {
    const before = readFileSync(path.join(folder, '.env'), 'utf8');
    const asked = [...compose.matchAll(/\$\{(\w+):\?run/g)].map(([, name]) => name);
    expect([...new Set(asked)].filter((name) => !env.has(name ?? ''))).toEqual([]);
    expect(statSync(path.join(folder, '.env')).mode & 0o777).toBe(0o600);
    expect(make()).toBe(0);
    expect(readFileSync(path.join(folder, '.env'), 'utf8')).toBe(before);
  });

  test('adds to an older .env what is missing there, and leaves what it says', async () => {
    const older = mkdtempSync(path.join(tmpdir(), 'carillon-env-'));
    try {
      const left = ['VAULT_KEY', 'SERVICE_PUBLIC_KEYS', 'POSTS_SIGNING_KEY', 'RABBITMQ_POSTS_PASSWORD'];
      const lines = left.map((name) => `${name}=${env.get(name)}`);
      const own = ['# Of our own', 'PUBLIC_URL=https://carillon.example', 'REDIS_PASSWORD='];
      writeFileSync(path.join(older, '.env'), [...own, ...lines].join('\n'));
      expect(make(older)).toBe(0);
      const text = readFileSync(path.join(older, '.env'), 'utf8');
      const now = parsed(text);
      expect(text.startsWith('# Of our own\nPUBLIC_URL=https://carillon.example\n')).toBe(true);
      for (const name of left.filter((one) => one !== 'SERVICE_PUBLIC_KEYS'))
        expect([name, now.get(name)]).toEqual([name, env.get(name)]);
      expect([...env.keys()].filter((name) => !now.get(name))).toEqual([]);
      expect(text.match(/^REDIS_PASSWORD=/gm)).toHaveLength(1);
      const keys = readPublicKeys(JSON.parse(now.get('SERVICE_PUBLIC_KEYS')?.slice(1, -1) ?? ''));
      for (const name of ['posts', 'gateway'] as const) {
        const seed = Buffer.from(now.get(`${name.toUpperCase()}_SIGNING_KEY`) ?? '', 'base64');
        const statement = await createSigner(name, seed).sign('identity');
        expect(await verifyCaller(statement, 'identity', keys)).toEqual({
          caller: { kind: 'service', name },
        });
      }
      const acl = readFileSync(path.join(older, 'redis-users.acl'), 'utf8');
      const hash = createHash('sha256')
        .update(now.get('REDIS_PASSWORD') ?? '')
        .digest('hex');
      expect(acl).toContain(`#${hash} `);
    } finally {
      rmSync(older, { recursive: true });
    }
  });

  test('makes public keys that believe what the services sign', async () => {
    const keys = readPublicKeys(JSON.parse(env.get('SERVICE_PUBLIC_KEYS')?.slice(1, -1) ?? ''));
    for (const name of ['gateway', 'posts', 'worker'] as const) {
      const seed = Buffer.from(env.get(`${name.toUpperCase()}_SIGNING_KEY`) ?? '', 'base64');
      const statement = await createSigner(name, seed).sign('identity');
      expect(await verifyCaller(statement, 'identity', keys)).toEqual({ caller: { kind: 'service', name } });
    }
  });

  test('writes no password where others may read', () => {
    const secrets = [...env].flatMap(([name, value]) => (name.endsWith('_PASSWORD') ? [value] : []));
    for (const file of ['rabbitmq-definitions.json', 'redis-users.acl']) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });
});
