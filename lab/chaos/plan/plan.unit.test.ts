import { expect, test } from '@jest/globals';
import { planFaults } from './faults.ts';
import { planPosts } from './posts.ts';
import { createRandom } from './random.ts';

const WANTED = { publications: 20, users: 2, places: 5, windowMs: 8000, mark: 'm' };
const FAULTS = {
  links: [],
  linkFaults: 6,
  storeFaults: 8,
  windowMs: 8000,
  victims: ['app', 'broker'],
  ends: 40,
  networkFaults: 8,
  refusals: 2,
  freezable: [],
};
const seeds = Array.from({ length: 50 }, (_, seed) => seed);

test('a seed gives the same run each time, and another seed another one', () => {
  const plan = (seed: number) => {
    const random = createRandom(seed);
    return [planPosts(random, WANTED), planFaults(random, FAULTS)];
  };
  expect(plan(7)).toEqual(plan(7));
  expect(plan(7)).not.toEqual(plan(8));
});

test('a run has as many publications as asked for, none twice to one place in a post', () => {
  for (const seed of seeds) {
    const entries = planPosts(createRandom(seed), WANTED).map((post) => post.entries);
    expect(entries.flat()).toHaveLength(20);
    for (const places of entries.map((post) => post.map(({ place }) => place)))
      expect(new Set(places).size).toBe(places.length);
  }
});

test('a text comes again only from the same user at the same place, so that counting texts is enough', () => {
  for (const seed of seeds) {
    const where = new Map<string, string>();
    for (const { user, entries } of planPosts(createRandom(seed), WANTED))
      for (const { text, place } of entries) {
        const key = `${user} ${place}`;
        expect(where.get(text) ?? key).toBe(key);
        where.set(text, key);
      }
  }
});

test('a broker is only ever cut off', () => {
  const signals = planFaults(createRandom(1), FAULTS).flatMap((fault) =>
    fault.type === 'end' && fault.victim === 'broker' ? fault.signal : [],
  );
  expect(new Set(signals)).toEqual(new Set(['SIGKILL']));
});

test('only who may be frozen is, and not in every run', () => {
  const frozen = (freezable: readonly string[]) =>
    seeds.flatMap((seed) =>
      planFaults(createRandom(seed), { ...FAULTS, freezable }).flatMap((fault) =>
        fault.type === 'freeze' ? fault.victim : [],
      ),
    );
  expect(frozen([])).toEqual([]);
  expect(new Set(frozen(['worker-1', 'worker-2']))).toEqual(new Set(['worker-1', 'worker-2']));
  expect(frozen(['worker-1']).length).toBeLessThan(seeds.length);
});

test('links are spoiled only where there are any', () => {
  const spoiled = (links: readonly string[]) =>
    planFaults(createRandom(1), { ...FAULTS, links }).flatMap((fault) =>
      fault.type === 'link' ? fault.link : [],
    );
  expect(spoiled([])).toEqual([]);
  expect(spoiled(['worker-1-store'])).toHaveLength(FAULTS.linkFaults);
});

test('the store fails only where it can be made to, in every way', () => {
  const ways = (storeFaults: number) =>
    seeds.flatMap((seed) =>
      planFaults(createRandom(seed), { ...FAULTS, storeFaults }).flatMap((fault) =>
        fault.type === 'store' ? fault.fault.data : [],
      ),
    );
  expect(ways(0)).toEqual([]);
  const codes = new Set(ways(8).map(({ errorCode }) => errorCode));
  expect(codes).toEqual(new Set([112, 91, 11_600, undefined]));
  const places = new Set(ways(8).map(({ afterStatements }) => afterStatements));
  expect(places).toEqual(new Set([0, 1, 2, 'all']));
});

test('a process is ended now and then, not again and again at once', () => {
  for (const seed of seeds) {
    const ends = planFaults(createRandom(seed), FAULTS).flatMap(({ type, atMs }) =>
      type === 'end' ? atMs : [],
    );
    for (let n = 2; n < ends.length; n++)
      expect((ends[n] ?? 0) - (ends[n - 2] ?? 0)).toBeGreaterThanOrEqual(FAULTS.windowMs / FAULTS.ends - 1);
  }
});
