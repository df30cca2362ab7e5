import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf } from '@carillon/contracts/pacts/read-pacts.ts';
import type { Transports } from '@carillon/kit/http/service-client.ts';
import { verifiedPacts } from '@carillon/kit/http/verified-pacts.ts';
import type { Log } from '@carillon/kit/log.ts';
import { createMetrics } from '@carillon/kit/metrics.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { admitByPacts } from '../registry/admit-by-pacts.ts';
import { openRegistry } from '../registry/registry.ts';
import { scratchBuild, scratchSource } from './scratch-source.ts';

/**
 * A pact of the tools with posts, in two versions: the second reads a field that the first does
 * not.
 */
const [before, after] = ['status', 'mood'].map((field) => ({ interactions: [{ reads: field }] }));

let folder: string;
let away: boolean;
const transports: Transports = {
  posts: async () => {
    if (away) throw new Error('nobody answers');
    return Response.json({ verified: verifiedPacts('posts', folder) });
  },
};
/** A version of posts that has verified it. */
const deployPosts = (name: string, pact = before) => writeFile(path.join(folder, name), JSON.stringify(pact));

beforeEach(async () => {
  away = false;
  folder = await mkdtemp(path.join(tmpdir(), 'pacts-'));
});
afterEach(() => rm(folder, { recursive: true }));

function build(version: string, pact = before) {
  const { manifest, ...rest } = scratchBuild('tools', version);
  const pacts = [{ provider: 'posts', hash: hashOf(pact ?? { interactions: [] }) }];
  return { ...rest, manifest: JSON.stringify({ ...JSON.parse(manifest), pacts }) };
}

async function follow(source: ReturnType<typeof scratchSource>) {
  const lines: string[] = [];
  const metrics = createMetrics();
  const log = {
    ...quietLog,
    error: (fields: object) => lines.push(JSON.stringify(fields)),
  } as unknown as Log;
  const registry = await openRegistry({
    sources: () => [source.source],
    everyMs: null,
    reviewMs: 0,
    log,
    metrics,
    admits: admitByPacts(transports),
  });
  const readCount = () => metrics.registry.getSingleMetricAsString('carillon_mfe_builds_total');
  return {
    lines,
    registry,
    counted: readCount,
    shown: async () => (await registry.remotes()).tools?.version,
  };
}

test('a build that needs more than the running service provides is rejected until the service is deployed', async () => {
  const source = scratchSource('tools');
  await deployPosts('tools-posts.json');
  source.deliver(build('v1'));
  const { shown, lines, registry } = await follow(source);
  expect(await shown()).toBe('v1');

  source.deliver(build('v2', after));
  expect(await shown()).toBe('v1');
  expect(lines.join()).toContain('the running posts does not keep the pact with tools');
  expect((await registry.file('tools', 'v1', 'page.v1.js'))?.bytes.toString()).toBe('page v1');

  await deployPosts('tools-posts.json', after);
  await eventually(async () => expect(await shown()).toBe('v2'));
  await registry.close();
});

test('while a service can’t be reached nothing new is shown, and nothing old disappears', async () => {
  const source = scratchSource('tools');
  await deployPosts('tools-posts.json');
  source.deliver(build('v1'));
  const { shown, lines, registry } = await follow(source);
  expect(await shown()).toBe('v1');
  away = true;
  source.deliver(build('v2'));
  expect(await shown()).toBe('v1');
  expect(lines.join()).toContain('posts can’t be asked');
  away = false;
  await eventually(async () => expect(await shown()).toBe('v2'));
  await registry.close();
});

test('a gateway started while a service is down shows what there is, until the service rejects it and there is another build', async () => {
  const source = scratchSource('tools');
  away = true;
  source.deliver(build('v1', after));
  const { shown, counted, lines, registry } = await follow(source);
  expect(await shown()).toBe('v1');
  expect(await counted()).toContain('outcome="unsettled"} 1');

  away = false;
  await deployPosts('tools-posts.json');
  await eventually(async () => {
    await shown();
    expect(lines.join()).toContain('does not keep the pact');
  });
  expect(await shown()).toBe('v1');
  source.deliver(build('v2'));
  expect(await shown()).toBe('v2');
  await registry.close();
});

test('a gateway that starts with only a rejected build shows it, and reports it', async () => {
  const source = scratchSource('tools');
  await deployPosts('tools-posts.json');
  source.deliver(build('v1', after));
  const { shown, counted, lines, registry } = await follow(source);
  expect(await shown()).toBe('v1');
  expect(await counted()).toContain('outcome="refused"} 1');
  expect(lines.join()).toContain('does not keep the pact');
  await registry.close();
});

test('a canary that is refused is not shown, since there is the one for all', async () => {
  const source = scratchSource('tools', true);
  await deployPosts('tools-posts.json');
  source.deliver(build('v1', after));
  const { registry } = await follow(source);
  expect(await registry.remotes(() => true)).toEqual({});
  await registry.close();
});

test('after a service is rolled back under a build, the last compatible build is shown again', async () => {
  const source = scratchSource('tools');
  await deployPosts('tools-posts.json');
  source.deliver(build('v1'));
  const { shown, lines, registry } = await follow(source);
  await deployPosts('tools-posts.json', after);
  source.deliver(build('v2', after));
  expect(await shown()).toBe('v2');
  away = true;
  expect(await shown()).toBe('v2');
  expect(lines).toEqual([]);

  away = false;
  await deployPosts('tools-posts.json');
  expect(await shown()).toBe('v1');
  expect(lines.join()).toContain('does not keep the pact');
  await deployPosts('tools-posts.json', after);
  await eventually(async () => expect(await shown()).toBe('v2'));
  await registry.close();
});
