import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// `npm run images:pin`: asks Docker Hub which images the used tags stand for today, and writes their digests next to
// them. `-- REGISTRY` asks another registry that has them under the same names.
const ROOT = process.env.IMAGES_ROOT ?? path.resolve(import.meta.dirname, '../..');
const registry = process.argv[2] ?? 'https://registry-1.docker.io';
const FILES = ['deploy/docker/Dockerfile', 'deploy/compose/servers.ts'];
const IMAGE = /\b(node|mongo|rabbitmq|redis):(\d[\w.-]*)(?:@sha256:[0-9a-f]{64})?/g;
/** A list of an image's builds for all machines where there is one. */
const MANIFESTS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');

const texts = FILES.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]);
const usedImages = new Set(
  texts.flatMap(([, text]) => [...text.matchAll(IMAGE)].map(([, name, tag]) => `${name}:${tag}`)),
);
try {
  const digests = new Map();
  for (const image of usedImages) digests.set(image, await digestOf(...image.split(':')));
  for (const [file, text] of texts)
    writeFileSync(
      path.join(ROOT, file),
      text.replace(IMAGE, (_, name, tag) => `${name}:${tag}@${digests.get(`${name}:${tag}`)}`),
    );
  for (const [image, digest] of digests) console.log(`${image} is ${digest}`);
} catch (error) {
  console.error(`Nothing is changed: ${error.message}${error.cause ? ` (${error.cause.message})` : ''}`);
  process.exitCode = 1;
}

async function digestOf(name, tag) {
  const url = new URL(`/v2/library/${name}/manifests/${tag}`, registry);
  const ask = (headers) => fetch(url, { method: 'HEAD', headers: { accept: MANIFESTS, ...headers } });
  const first = await ask({});
  const reply =
    first.status === 401 ? await ask({ authorization: `Bearer ${await tokenFor(first)}` }) : first;
  const digest = reply.headers.get('docker-content-digest');
  if (!reply.ok || !/^sha256:[0-9a-f]{64}$/.test(digest ?? ''))
    throw new Error(`${url.host} says ${reply.status} to ${name}:${tag}, and names no digest.`);
  return digest;
}

/** Anybody can get one, from the address in the rejection. */
async function tokenFor(refusal) {
  const challenge = refusal.headers.get('www-authenticate') ?? '';
  const parameters = Object.fromEntries(
    [...challenge.matchAll(/\b(\w{1,40})="([^"]{0,2000})"/g)].map(([, key, value]) => [key, value]),
  );
  if (!parameters.realm) throw new Error(`${registry} wants a login that it does not describe.`);
  const { realm, ...query } = parameters;
  const reply = await fetch(`${realm}?${new URLSearchParams(query)}`);
  const { token } = reply.ok ? await reply.json() : {};
  if (!token) throw new Error(`${realm} says ${reply.status}, and gives no token.`);
  return token;
}
