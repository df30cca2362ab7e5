import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(import.meta.dirname, 'Dockerfile'), 'utf8');
/** The stages that are images, by target. */
const stageOf = (target: string): string =>
  text.split(/^FROM /m).find((one) => one.startsWith(`\${NODE} AS ${target}\n`)) ?? '';
const IMAGES = ['mfe', 'service'];

test('uses the Node version that everything is tested with, pinned', () => {
  const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  expect(text).toMatch(new RegExp(`^ARG NODE=node:${devDependencies.node}-slim@sha256:[0-9a-f]{64}$`, 'm'));
  const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
  expect(bases.filter((base) => !/^(\$\{NODE\}|tools)$/.test(base))).toEqual([]);
});

test.each(IMAGES)(
  '%s runs as nobody in particular, is reached from outside, and says whether it is ready',
  (target) => {
    expect(stageOf(target)).toMatch(/^USER 1000:1000$/m);
    // A process listens to its own machine alone, which in a container is nobody.
    expect(stageOf(target)).toMatch(/^ENV .*\bHOST=0\.0\.0\.0 OPS_HOST=0\.0\.0\.0\b/m);
    expect(stageOf(target)).toMatch(/^HEALTHCHECK /m);
  },
);

test('packages that npm installs in one workspace only are included', () => {
  expect(stageOf('service')).toMatch(/^COPY --from=packages \/app \.\/$/m);
});

test('every package is installed once for all images, and what runs has no development tools', () => {
  const installs = [...text.matchAll(/\bnpm (?:ci|install)\b[^\\\n]*/g)].map(([line]) => line.trim());
  expect(installs).toEqual([
    'npm ci --ignore-scripts',
    'npm ci --omit=dev --ignore-scripts --prefer-offline',
  ]);
  // A stage that named the piece would be another one for each.
  expect(stageOf('tools')).toContain('COPY --from=files /picked/workspaces ./');
  expect(stageOf('tools')).not.toContain('PIECE');
});

test('a micro-frontend has no packages: its build, and a server in one file', () => {
  expect([...stageOf('mfe').matchAll(/^COPY --from=(\w+)/gm)].map(([, from]) => from)).toEqual([
    'server',
    'pages',
  ]);
});

test('who names no target gets a service', () => {
  expect(text.slice(text.lastIndexOf('\nFROM '))).toContain(stageOf('service'));
});

test('no secret or local file gets into a build', () => {
  const ignored = readFileSync(path.join(import.meta.dirname, 'Dockerfile.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['**/node_modules', '**/dist', '.git', '.data', '.cache', 'deploy/compose/made']),
  );
});
