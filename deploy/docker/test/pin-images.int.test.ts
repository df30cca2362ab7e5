import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const FILES = ['deploy/docker/Dockerfile', 'deploy/compose/servers.ts'];
const digestOf = (image: string): string => `sha256:${createHash('sha256').update(image).digest('hex')}`;

let root: string;
let registry: Server;
let unknown: string[];
const at = (): string => `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
const texts = (): string[] => FILES.map((file) => readFileSync(path.join(root, file), 'utf8'));

beforeEach(async () => {
  unknown = [];
  root = mkdtempSync(path.join(tmpdir(), 'carillon-pin-'));
  for (const file of FILES) cpSync(path.join(ROOT, file), path.join(root, file));
  // The registry's protocol: a refusal says where anybody gets a token.
  registry = createServer((request, reply) => {
    const url = new URL(request.url ?? '', at());
    const [, name, tag] = /^\/v2\/library\/(\w+)\/manifests\/(.+)$/.exec(url.pathname) ?? [];
    if (url.pathname === '/token') return reply.end(JSON.stringify({ token: url.searchParams.get('scope') }));
    const scope = `repository:library/${name}:pull`;
    if (request.headers.authorization !== `Bearer ${scope}`) {
      const challenge = `Bearer realm="${at()}/token",service="registry",scope="${scope}"`;
      return reply.writeHead(401, { 'www-authenticate': challenge }).end();
    }
    if (unknown.includes(name ?? '')) return reply.writeHead(404).end();
    return reply.writeHead(200, { 'docker-content-digest': digestOf(`${name}:${tag}`) }).end();
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
});
afterEach(() => {
  registry.close();
  rmSync(root, { recursive: true });
});

async function pin(): Promise<{ code: unknown; output: string }> {
  const script = path.join(ROOT, 'deploy/docker/pin-images.mjs');
  const child = spawn(process.execPath, [script, at()], { env: { ...process.env, IMAGES_ROOT: root } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

test('every image is pinned to the registry’s digest for its tag', async () => {
  const { code, output } = await pin();
  expect(code).toBe(0);
  const pinned = texts().flatMap((text) => [...text.matchAll(/\b(\w+:\d[\w.-]*)@(sha256:[0-9a-f]{64})/g)]);
  expect(pinned.map(([, image = '']) => image.split(':')[0])).toEqual(['node', 'mongo', 'rabbitmq', 'redis']);
  for (const [, image = '', digest] of pinned) {
    expect(digest).toBe(digestOf(image));
    expect(output).toContain(`${image} is ${digest}`);
  }
  const before = texts();
  await pin();
  expect(texts()).toEqual(before);
});

test('changes nothing if the registry doesn’t know an image', async () => {
  unknown = ['redis'];
  const before = texts();
  const { code, output } = await pin();
  expect(code).toBe(1);
  expect(output).toMatch(/^Nothing is changed: 127\.0\.0\.1:\d+ says 404 to redis:/);
  expect(texts()).toEqual(before);
});
