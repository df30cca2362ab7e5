import { createMetrics } from '@carillon/kit/metrics.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { afterEach, expect, test } from '@jest/globals';
import type { Admits } from '../registry/build.ts';
import { type MfeRegistry, openRegistry } from '../registry/registry.ts';
import { scratchBuild, scratchSource } from './scratch-source.ts';

const open: MfeRegistry[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const [one, two] = [scratchBuild('tools', 'v1'), scratchBuild('tools', 'v2')];

async function following(sources: readonly ReturnType<typeof scratchSource>[], admits?: Admits) {
  const metrics = createMetrics();
  const registry = await openRegistry({
    sources: () => sources.map(({ source }) => source),
    everyMs: null,
    ...(admits && { admits }),
    log: quietLog,
    metrics,
  });
  open.push(registry);
  const shownVersion = async () => (await registry.remotes()).tools?.version;
  const has = async (version: string, file = `page.${version}.js`) =>
    (await registry.file('tools', version, file))?.bytes.toString() ?? null;
  const readCount = () => metrics.registry.getSingleMetricAsString('carillon_mfe_builds_total');
  return { registry, shown: shownVersion, has, counted: readCount };
}

test('a new build is shown in one step, and the files of the one before stay', async () => {
  const source = scratchSource('tools');
  source.deliver(one);
  const { shown, has, registry } = await following([source]);
  expect(await shown()).toBe('v1');
  source.deliver(two);
  expect(await shown()).toBe('v2');
  expect([await has('v1'), await has('v2')]).toEqual(['page v1', 'page v2']);
  expect((await registry.remotes()).tools?.chunks).toEqual(['/mfes/tools/v2/page.v2.js']);
  expect(await has('v2', 'manifest.json')).toBeNull();
});

const page = 'page.v2.js';
test.each([
  ['lacks a file', { ...two, files: {} }, 'broken'],
  ['has a file of another content', { ...two, files: { ...two.files, [page]: 'page v3' } }, 'broken'],
  ['has a manifest that is half written', { ...two, manifest: two.manifest.slice(0, 40) }, 'broken'],
  ['is another micro-frontend’s', scratchBuild('planner', 'v2'), 'broken'],
  ['names a script that is none of its files', renamed('"entry":"entry.v2.js"', '"entry":"x.js"'), 'broken'],
  ['leads out of its folder', renamed('"page.v2.js":{', '"../page.v2.js":{'), 'broken'],
  ['can’t be reached', new Error('connect ECONNREFUSED'), 'unreachable'],
])('while a build %s the one before is shown, and this is counted', async (_, build, outcome) => {
  const source = scratchSource('tools');
  source.deliver(one);
  const { shown, has, counted } = await following([source]);
  source.deliver(build);
  expect(await shown()).toBe('v1');
  expect(await has('v1')).toBe('page v1');
  expect(await counted()).toContain(`{name="tools",outcome="${outcome}"} 1`);
  source.deliver(scratchBuild('tools', 'v4'));
  expect(await shown()).toBe('v4');
});

function renamed(what: string, by: string) {
  return { ...two, manifest: two.manifest.replace(what, by) };
}

test('a build that is not admitted is not shown, and its files are not served', async () => {
  const source = scratchSource('tools');
  source.deliver(one);
  const admits: Admits = async ({ version }) =>
    version === 'v2' ? { refused: true, reason: 'its pact does not hold' } : null;
  const { shown, has, counted } = await following([source], admits);
  source.deliver(two);
  expect(await shown()).toBe('v1');
  expect(await has('v2')).toBeNull();
  expect(await counted()).toContain('outcome="refused"} 1');
});

test('looks up a version that another gateway has announced, behind an address with both', async () => {
  const source = scratchSource('tools');
  source.deliver(one);
  const { shown, has } = await following([
    {
      ...source,
      source: { ...source.source, manifest: turns([one.manifest, one.manifest, two.manifest]) },
    },
  ]);
  expect(await shown()).toBe('v1');
  source.deliver({ ...two, files: { ...one.files, ...two.files } });
  expect(await has('v2')).toBe('page v2');
  expect(await has('v9')).toBeNull();
});

test('made-up versions share their lookups, and don’t block a version that a source has', async () => {
  const source = scratchSource('tools');
  source.deliver(one);
  let calls = 0;
  let both = { ...two, files: { ...one.files, ...two.files } };
  const manifest = async () => (++calls % 2 === 1 ? one.manifest : both.manifest);
  const { has } = await following([{ ...source, source: { ...source.source, manifest } }]);
  source.deliver(both);
  const before = calls;
  const strangers = Array.from({ length: 50 }, (_, n) => has(`made-up.${n}`));
  expect(await has('v2')).toBe('page v2');
  expect(await Promise.all(strangers)).toEqual(strangers.map(() => null));

  both = scratchBuild('tools', 'v3');
  source.deliver(both);
  expect(await Promise.all([has('made-up'), has('v3')])).toEqual([null, 'page v3']);
  expect(calls - before).toBeLessThan(75);
});

/** One after the other, the last for good. */
function turns(texts: string[]) {
  return async () => (texts.length > 1 ? texts.shift() : texts[0]) ?? null;
}

test('a micro-frontend that is removed is gone alone, and open pages have its files for a while', async () => {
  const source = scratchSource('tools');
  const other = scratchSource('planner');
  source.deliver(one);
  other.deliver(scratchBuild('planner', 'v1'));
  const { registry, has } = await following([source, other]);
  source.deliver(null);
  expect(Object.keys(await registry.remotes())).toEqual(['planner']);
  expect(await has('v1')).toBe('page v1');
});

test('a canary is for those who get it; where it is broken they get what all have', async () => {
  const source = scratchSource('tools');
  const canary = scratchSource('tools', true);
  source.deliver(one);
  canary.deliver(two);
  const { registry, has } = await following([source, canary]);
  const tested = async () => (await registry.remotes((name) => name === 'tools')).tools?.version;
  expect([await tested(), (await registry.remotes()).tools?.version]).toEqual(['v2', 'v1']);
  expect([await has('v1'), await has('v2')]).toEqual(['page v1', 'page v2']);
  canary.deliver(null);
  expect(await tested()).toBe('v1');
});
