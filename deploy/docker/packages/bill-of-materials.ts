import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import { licenceOf } from './licence-of.ts';
import { listDependencies, locked, nameOf, packagesOf } from './locked-packages.ts';
import { workspacesOf } from './workspaces-of.ts';

/**
 * Returns the bill of materials of a piece's image, or of all images, as CycloneDX 1.6: its packages on Linux
 * according to the lock file. It has no date and no serial number, so the same checkout always gives the same one.
 * @throws Error that lists the pieces
 */
export function billOfMaterials(piece?: string) {
  const { run, built } = workspacesOf(piece);
  const name = piece === undefined ? 'carillon' : `carillon/${imageOf(piece)}`;
  const running = new Set(packagesOf(run));
  const places = packagesOf([...run, ...built]).filter(isForLinux);
  const self = `${name}@${version()}`;
  const direct = [...run, ...built].flatMap((workspace) => packagesBelow(workspace));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { 'bom-ref': self, type: 'container', name, version: version() },
    },
    components: unique(places.map((place) => component(place, running.has(place)))),
    dependencies: [
      { ref: self, dependsOn: refs(direct) },
      ...unique(places.map((place) => ({ ref: purlOf(place), dependsOn: refs(packagesBelow(place)) }))),
    ],
  };
}

/** Returns an image's tag, such as `posts` or `mfe-tools`. */
export const imageOf = (piece: string): string => piece.replace(/^mfes\//, 'mfe-').replace(/^services\//, '');

function component(place: string, runs: boolean) {
  const { version: of = '', integrity, resolved, optional } = locked[place] ?? {};
  const licence = licenceOf(place);
  return {
    'bom-ref': purlOf(place),
    type: 'library',
    name: nameOf(place),
    version: of,
    purl: purlOf(place),
    scope: optional ? 'optional' : 'required',
    ...(integrity?.startsWith('sha512-') && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
    }),
    ...(licence && { licenses: [{ expression: licence }] }),
    ...(resolved && { externalReferences: [{ type: 'distribution', url: resolved }] }),
    properties: [{ name: 'carillon:part', value: runs ? 'run' : 'built into pages' }],
  };
}

const purlOf = (place: string): string =>
  `pkg:npm/${nameOf(place).replace('@', '%40')}@${locked[place]?.version}`;

const refs = (places: readonly string[]): string[] => [
  ...new Set(places.filter(isForLinux).map(purlOf).sort()),
];

/** The packages that one needs directly. Those of a workspace it depends on count as its own. */
function packagesBelow(place: string, visited = new Set<string>()): string[] {
  return listDependencies(place).flatMap((dependency) => {
    if (dependency.startsWith('node_modules/') && !locked[dependency]?.link) return [dependency];
    if (dependency.includes('/node_modules/')) return [dependency];
    if (visited.has(dependency)) return [];
    visited.add(dependency);
    return packagesBelow(dependency, visited);
  });
}

const isForLinux = (place: string): boolean => {
  const { os } = locked[place] ?? {};
  return !os || os.includes('linux') || (os.every((one) => one.startsWith('!')) && !os.includes('!linux'));
};

/** One of several copies of a version. */
function unique<T extends { readonly 'bom-ref'?: string; readonly ref?: string }>(rows: readonly T[]): T[] {
  const rowByRef = new Map(rows.map((row) => [row['bom-ref'] ?? row.ref, row]));
  return [...rowByRef].sort(([a = ''], [b = '']) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const version = (): string => JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).version;
