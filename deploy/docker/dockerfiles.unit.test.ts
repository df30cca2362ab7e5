import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.Dockerfile'));

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** The last stage is the image. */
const image = (text: string): string => text.slice(text.lastIndexOf('\nFROM '));

const copied = (text: string): string[] =>
  [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

const FOLDERS: Record<string, string> = {
  '@carillon/contracts': 'contracts',
  '@carillon/gateway': 'gateway',
};
const folderOf = (workspace: string): string =>
  FOLDERS[workspace] ?? workspace.replace('@carillon/', 'services/');

/** The workspaces that one stands on, itself included. */
function needs(workspace: string, found = new Set<string>()): Set<string> {
  if (found.has(workspace)) return found;
  found.add(workspace);
  const file = path.join(ROOT, folderOf(workspace), 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  for (const name of Object.keys(dependencies)) if (name.startsWith('@carillon/')) needs(name, found);
  return found;
}

test('there is an image for each piece', () => {
  const names = files.map((file) => file.replace('.Dockerfile', '')).sort();
  expect(names).toEqual(['ai', 'gateway', 'identity', 'notifications', 'posts', 'sandbox', 'worker']);
});

describe.each(files)('%s', (file) => {
  const text = read(file);
  const last = image(text);

  test('copies what is there', () => {
    for (const source of copied(text))
      expect([source, existsSync(path.join(ROOT, source))]).toEqual([source, true]);
  });

  test('brings every workspace that the piece stands on, and its manifest before the packages are installed', () => {
    const workspace = /npm ci --omit=dev -w (\S+)/.exec(text)?.[1] ?? '';
    const folders = [...needs(workspace)].map(folderOf).sort();
    expect(
      copied(last)
        .filter((source) => source !== 'package.json')
        .sort(),
    ).toEqual(folders);
    for (const folder of folders) expect(copied(text)).toContain(`${folder}/package.json`);
  });

  test('runs as nobody in particular, says whether it is ready, and starts what is there', () => {
    expect(last).toMatch(/^USER node$/m);
    // A process listens to its own machine alone, which in a container is nobody.
    expect(last).toMatch(/^ENV .*\bHOST=0\.0\.0\.0\b/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    const main = /^CMD \["node", (?:"[^"\s]+", )*"([^"\s]+)"\]$/m.exec(last)?.[1] ?? '';
    expect(existsSync(path.join(ROOT, main))).toBe(true);
    expect(existsSync(path.join(import.meta.dirname, `${file}.dockerignore`))).toBe(true);
  });
});

test('every image stands on the Node that everything is tested with', () => {
  const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  for (const file of files) {
    const bases = [...read(file).matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set([`node:${devDependencies.node}-slim`]));
  }
});

test('compose builds every image, and nothing that is not there', () => {
  const compose = readFileSync(path.join(ROOT, 'deploy/compose/compose.yaml'), 'utf8');
  const built = [...compose.matchAll(/dockerfile: deploy\/docker\/(\S+)/g)].map(([, name]) => name);
  expect(built.sort()).toEqual(files.sort());
});
