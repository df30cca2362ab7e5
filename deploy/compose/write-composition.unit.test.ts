import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSigner } from '@carillon/kit/identity/identity-token.ts';
import { readPublicKeys } from '@carillon/kit/identity/service-keys.ts';
import { verifyCaller } from '@carillon/kit/identity/verify-caller.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readEnvFile } from '../pieces/env-file.ts';
import { writeComposition } from './write-composition.ts';

const services = await readServices();
const FILES = ['.env', 'compose.yaml', 'rabbitmq-definitions.json', 'redis-users.acl'];

let folder: string;
const read = (name: string, from = folder): string => readFileSync(path.join(from, name), 'utf8');
const settings = (from = folder) => readEnvFile(path.join(from, '.env')).set;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carillon-compose-'));
  writeComposition(folder, services);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function expectBelieved(name: 'gateway' | 'posts' | 'worker', from = folder): Promise<void> {
  const keys = readPublicKeys(JSON.parse(settings(from).get('SERVICE_PUBLIC_KEYS')?.slice(1, -1) ?? ''));
  const seed = Buffer.from(settings(from).get(`${name.toUpperCase()}_SIGNING_KEY`) ?? '', 'base64');
  const statement = await createSigner(name, seed).sign('identity');
  expect(await verifyCaller({ caller: statement }, 'identity', keys)).toEqual({
    caller: { kind: 'service', name },
  });
}

test('.env has every secret that the composition asks for, for its owner alone', () => {
  const requiredNames = [...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
  expect(requiredNames.length).toBeGreaterThan(0);
  expect(requiredNames.filter((name) => !settings().has(name))).toEqual([]);
  expect(statSync(path.join(folder, '.env')).mode & 0o777).toBe(0o600);
});

test('written again, nothing changes', () => {
  const before = FILES.map((name) => read(name));
  expect(writeComposition(folder, services)).toEqual([]);
  expect(FILES.map((name) => read(name))).toEqual(before);
});

test('the YAML has strings where compose wants strings', () => {
  const { services: containers } = parse(read('compose.yaml'), { version: '1.1' });
  expect(containers['mongodb-users'].restart).toBe('no');
  expect(containers.redis.command).toEqual(expect.arrayContaining(['--appendonly', 'no', '--save', '']));
  expect(containers.gateway.ports).toEqual(['127.0.0.1:8080:8080']);
});

test('every mounted file exists at its path', () => {
  const { services: containers } = parse(read('compose.yaml'));
  const mounted = Object.values<{ volumes?: string[] }>(containers).flatMap(({ volumes = [] }) =>
    volumes.filter((one) => one.startsWith('.')).map((one) => one.split(':')[0] ?? ''),
  );
  expect(mounted).toHaveLength(4);
  for (const file of mounted) expect(statSync(path.resolve(folder, file)).isFile()).toBe(true);
  expect(statSync(path.resolve(folder, containers.posts.build.context, 'package-lock.json')).isFile()).toBe(
    true,
  );
});

test('an older .env gets missing secrets and keeps its values; servers whose users changed are restarted', async () => {
  const older = mkdtempSync(path.join(tmpdir(), 'carillon-compose-'));
  try {
    const names = ['VAULT_KEY', 'SERVICE_PUBLIC_KEYS', 'POSTS_SIGNING_KEY', 'RABBITMQ_POSTS_PASSWORD'];
    const ownLines = ['# Of our own', 'PUBLIC_URL=https://carillon.example', 'REDIS_GATEWAY_PASSWORD='];
    writeFileSync(
      path.join(older, '.env'),
      [...ownLines, ...names.map((name) => `${name}=${settings().get(name)}`)].join('\n'),
    );
    writeComposition(older, services);
    expect(read('.env', older)).toMatch(/^# Of our own\nPUBLIC_URL=https:\/\/carillon\.example\n/);
    for (const name of names.filter((one) => one !== 'SERVICE_PUBLIC_KEYS'))
      expect([name, settings(older).get(name)]).toEqual([name, settings().get(name)]);
    expect([...settings().keys()].filter((name) => !settings(older).get(name))).toEqual([]);
    expect(read('.env', older).match(/^REDIS_GATEWAY_PASSWORD=/gm)).toHaveLength(1);
    await expectBelieved('posts', older);
    await expectBelieved('gateway', older);
    const hash = createHash('sha256')
      .update(settings(older).get('REDIS_GATEWAY_PASSWORD') ?? '')
      .digest('hex');
    expect(read('redis-users.acl', older)).toContain(`user gateway on #${hash} `);
    const label = (from: string) => parse(read('compose.yaml', from)).services.redis.labels['carillon.users'];
    expect(label(older)).not.toBe(label(folder));
  } finally {
    rmSync(older, { recursive: true });
  }
});

test.each(['gateway', 'posts', 'worker'] as const)('what %s signs is believed', (name) =>
  expectBelieved(name),
);

test('a user of RabbitMQ declares its own queues, publishes its service’s events, and subscribes to what its descriptor says', () => {
  const definitions = JSON.parse(read('rabbitmq-definitions.json'));
  const of = (list: { user: string }[], user: string) => list.find((one) => one.user === user);
  const events = of(definitions.topic_permissions, 'notifications');
  const { write, read: readPattern } = events as unknown as Record<'write' | 'read', string>;
  expect(write).toBe('^(notifications\\.list\\.changed)$');
  const notifications = services.processes.find(({ name }) => name === 'notifications');
  const kinds = notifications?.subscribesTo.map(({ type }) => type) ?? [];
  expect(kinds).toContain('webhooks.webhook.paused');
  expect(readPattern).toBe(`^(${kinds.map((kind) => kind.replaceAll('.', '\\.')).join('|')})$`);
  const queues = of(definitions.permissions, 'notifications') as unknown as { configure: string };
  expect('notifications.publications.dead').toMatch(new RegExp(queues.configure));
  expect('worker.resume').not.toMatch(new RegExp(queues.configure));
  expect(of(definitions.topic_permissions, 'gateway')).toMatchObject({ write: '^(-)$' });
});

test('no password is where others may read', () => {
  const secrets = [...settings()].flatMap(([name, value]) => (name.endsWith('_PASSWORD') ? [value] : []));
  for (const file of FILES.slice(1))
    expect(secrets.filter((secret) => read(file).includes(secret))).toEqual([]);
});
