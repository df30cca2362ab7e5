import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@carillon/contracts/manifest.ts';
import { gatewayUnderTest } from '@carillon/gateway/test/gateway-under-test.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newMfe } from '../new-mfe.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COPIED = ['contracts', 'gateway', 'services', 'shell', 'mfes', 'deploy'];

/** A checkout of its own, with the installed packages of this one. */
let scratch: string;
const inScratch = (...parts: string[]): string => path.join(scratch, ...parts);

beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'new-mfe-'));
  const leftOut = /(^|\/)(node_modules|dist|test|\.data|\.cache|bench|pictures)$/;
  const filter = (place: string): boolean =>
    !leftOut.test(path.relative(ROOT, place)) || /sdk\/test/.test(place);
  for (const place of [...COPIED, ...filesOfRoot()])
    cpSync(path.join(ROOT, place), inScratch(place), { recursive: true, filter });
  linkPackages();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('a new micro-frontend keeps the rules, passes its test, and is built and served with its page', async () => {
  const before = listed();
  const lock = readFileSync(inScratch('package-lock.json'), 'utf8');
  newMfe(scratch, 'planner');

  npm('install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit');
  expect(readFileSync(inScratch('package-lock.json'), 'utf8')).toContain(
    '"node_modules/@carillon/mfe-planner"',
  );
  expect(run('biome', 'check', '--vcs-enabled=false', 'mfes/planner')).toBe('');
  expect(run('depcruise', 'mfes/planner')).toBe('');
  const jest = ['--experimental-vm-modules', '--no-warnings', bin('jest'), '--selectProjects', 'ui'];
  expect(run('node', ...jest, '--testPathPatterns', 'mfes/planner/')).toBe('');

  npm('run', 'build', '-w', 'mfes/planner', '--silent');
  const gateway = await gatewayUnderTest();
  const dist = inScratch('mfes/planner/dist');
  for (const file of readdirSync(dist))
    gateway.write(`mfes/planner/dist/${file}`, readFileSync(path.join(dist, file), 'utf8'));
  const { planner } = (await (await gateway.app.request('/remotes.json')).json()) as Registry;
  expect(planner).toEqual({
    entry: expect.stringMatching(/^\/mfes\/planner\/remoteEntry\.\w+\.js$/),
    chunks: [expect.stringMatching(/^\/mfes\/planner\/page\.\w+\.js$/)],
    routes: [{ path: '/planner', title: 'Planner', access: 'user' }],
    navigation: [{ path: '/planner', label: 'Planner', icon: 'spark', order: 30 }],
  });
  expect((await gateway.app.request('/planner')).status).toBe(200);
  for (const script of [planner?.entry ?? '', ...(planner?.chunks ?? [])])
    expect((await gateway.app.request(script)).status).toBe(200);
  await gateway.close();

  rmSync(inScratch('mfes/planner'), { recursive: true });
  npm('install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit');
  expect(readFileSync(inScratch('package-lock.json'), 'utf8')).toBe(lock);
  expect(listed()).toEqual(before);
}, 300_000);

test('what can’t be made is refused with the reason, and nothing is written', () => {
  const before = listed();
  expect(() => newMfe(scratch, 'Bulk Post')).toThrow('"Bulk Post" can\'t name a micro-frontend');
  expect(() => newMfe(scratch, 'auth')).toThrow('mfes/auth is there already');
  expect(() => newMfe(scratch, 'login')).toThrow('/login is a page of mfes/auth already');
  expect(listed()).toEqual(before);
});

const filesOfRoot = (): string[] =>
  readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Every package by a link; those of the workspace lead into the copy. */
function linkPackages(): void {
  const modules = inScratch('node_modules');
  mkdirSync(path.join(modules, '@carillon'), { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (name !== '@carillon') symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  const { workspaces } = JSON.parse(readFileSync(inScratch('package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const folder of workspaces.flatMap(foldersOf)) {
    const { name } = JSON.parse(readFileSync(inScratch(folder, 'package.json'), 'utf8')) as { name: string };
    symlinkSync(inScratch(folder), path.join(modules, name));
  }
}

const foldersOf = (workspace: string): string[] => {
  if (!workspace.endsWith('/*')) return [workspace];
  const parent = workspace.slice(0, -2);
  return readdirSync(inScratch(parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(inScratch(folder, 'package.json')));
};

const listed = (): string[] =>
  COPIED.flatMap((folder) => readdirSync(inScratch(folder), { recursive: true, encoding: 'utf8' })).sort();

const bin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);

/** Runs a program there; what it says when it fails, nothing when it does not. */
function run(name: string, ...given: string[]): string {
  const { status, stdout, stderr } = spawnSync(bin(name), given, { cwd: scratch, encoding: 'utf8' });
  return status === 0 ? '' : `${name} ${given.join(' ')}\n${stdout}${stderr}`;
}

function npm(...given: string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', given, { cwd: scratch, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${given.join(' ')}\n${stdout}${stderr}`);
}
