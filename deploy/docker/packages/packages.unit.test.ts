import { expect, test } from '@jest/globals';
import { billOfMaterials } from './bill-of-materials.ts';
import { licenceOf, mayBeUsed } from './licence-of.ts';
import { packagesOf } from './locked-packages.ts';
import { workspacesOf } from './workspaces-of.ts';

test('every package that runs in production has a licence that Carillon may have beside its own', () => {
  const places = packagesOf(Object.values(workspacesOf()).flat());
  expect(places.length).toBeGreaterThan(100);
  const refusedPlaces = places.filter((place) => !mayBeUsed(licenceOf(place) ?? 'none'));
  expect(refusedPlaces).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(GPL-2.0-only OR MIT)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['GPL-2.0-only', false],
  ['MIT AND SSPL-1.0', false],
  ['BUSL-1.1', false],
  ['CC-BY-NC-4.0', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('a package under %s: %s', (licence, allowed) => {
  expect(mayBeUsed(licence)).toBe(allowed);
});

const namesIn = ({ components }: ReturnType<typeof billOfMaterials>): string[] =>
  components.map(({ name }) => name);

test('an image’s bill names what it has on Linux, each by address, hash and licence', () => {
  const posts = billOfMaterials('services/posts');
  expect(posts.metadata.component.name).toBe('carillon/posts');
  expect(namesIn(posts)).toEqual(expect.arrayContaining(['mongoose', 'sharp', '@img/sharp-linux-x64']));
  for (const other of ['@img/sharp-win32-x64', 'react', 'webpack', 'jest'])
    expect(namesIn(posts)).not.toContain(other);
  for (const { purl, hashes, licenses } of posts.components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
    expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    expect(licenses).toHaveLength(1);
  }
  expect(billOfMaterials('services/posts')).toEqual(posts);
});

test('contains all transitive dependencies, starting at the image', () => {
  const { metadata, components, dependencies } = billOfMaterials('gateway');
  const knownRefs = new Set(components.map((one) => one['bom-ref']));
  const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  expect([...needs.values()].flat().filter((ref) => !knownRefs.has(ref))).toEqual([]);
  const reachedRefs = new Set([metadata.component['bom-ref']]);
  for (const ref of reachedRefs) for (const neededRef of needs.get(ref) ?? []) reachedRefs.add(neededRef);
  expect([...knownRefs].filter((ref) => !reachedRefs.has(ref))).toEqual([]);
});

test('a micro-frontend’s bill distinguishes what runs from what is built into its pages', () => {
  const tools = billOfMaterials('mfes/tools');
  const partOf = (name: string) => tools.components.find((one) => one.name === name)?.properties[0]?.value;
  expect(tools.metadata.component.name).toBe('carillon/mfe-tools');
  expect([partOf('hono'), partOf('react')]).toEqual(['run', 'built into pages']);
});

test('only pieces have images', () => {
  expect(() => billOfMaterials('services/kit')).toThrow('Say which piece: one of gateway, ');
});
