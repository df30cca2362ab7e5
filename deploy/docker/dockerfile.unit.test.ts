import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(import.meta.dirname, 'Dockerfile'), 'utf8');
/** The last stage is the image. */
const image = text.slice(text.lastIndexOf('\nFROM '));

test('it stands on the Node that everything is tested with', () => {
  const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  expect(text).toMatch(new RegExp(`^ARG NODE=node:${devDependencies.node}-slim$`, 'm'));
  const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
  expect(bases.filter((base) => !/^\$\{NODE\}$/.test(base))).toEqual([]);
});

test('it runs as nobody in particular, is reached from outside, and says whether it is ready', () => {
  expect(image).toMatch(/^USER node$/m);
  // A process listens to its own machine alone, which in a container is nobody.
  expect(image).toMatch(/^ENV .*\bHOST=0\.0\.0\.0 OPS_HOST=0\.0\.0\.0\b/m);
  expect(image).toMatch(/^HEALTHCHECK /m);
});

test('packages that npm puts beside one workspace alone come with the others', () => {
  expect(image).toMatch(/^COPY --from=packages \/app \.\/$/m);
});

test('nothing that is secret, or made on this machine, reaches a build', () => {
  const ignored = readFileSync(path.join(import.meta.dirname, 'Dockerfile.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['**/node_modules', '**/dist', '.git', '.data', '.cache', 'deploy/compose/made']),
  );
});
