import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

// Without import.meta.dirname, so that an old Node gets far enough to report that it is too old.
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const NODE = path.join(
  ROOT,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);
const CACHE = path.join(ROOT, '.cache');
const OLDEST_NODE = 20;

/** The pieces of the front end: folder and workspace. Each is built from SHARED besides its own folder. */
export const PIECES = Object.fromEntries(
  ['shell', ...readdirSync(path.join(ROOT, 'mfes')).map((name) => `mfes/${name}`)]
    .filter((folder) => existsSync(path.join(ROOT, folder, 'webpack.config.mjs')))
    .map((folder) => [folder, nameOf(folder)]),
);
const SHARED = ['contracts', 'shell/sdk', 'shell/ui', 'package-lock.json'];

/** Packages installed and pages built, as far as something has changed since the last time; tells each step. */
export function prepare({ pages = true } = {}) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE)
    stop(`Carillon needs Node.js ${OLDEST_NODE} or newer; this is ${process.version}.`);
  mkdirSync(CACHE, { recursive: true });
  const builds = pages ? Object.entries(PIECES).map(([piece, workspace]) => build(piece, workspace)) : [];
  const steps = [install(), ...builds].filter(({ isDone }) => !isDone);
  for (const [at, step] of steps.entries()) take(step, `[${at + 1}/${steps.length}]`);
}

const INSTALLED = path.join(CACHE, 'installed');

/** For callers that have installed the lock file's current packages, such as those of a new workspace. */
export function rememberInstalled() {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(INSTALLED, fingerprint(['package-lock.json']));
}

function install() {
  const expected = fingerprint(['package-lock.json']);
  const mark = INSTALLED;
  return {
    name: 'Installing packages, which takes a minute or two',
    mark,
    wanted: expected,
    isDone: existsSync(NODE) && (readMark(mark) === expected || isInstalled(ROOT)),
    command: ['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    // npm shows a terminal how far it is.
    stdio: 'inherit',
  };
}

function build(piece, workspace) {
  const expected = fingerprint([piece, ...SHARED]);
  // In the build's own folder: every other build, such as that of a watcher, cleans it away.
  const mark = path.join(ROOT, piece, 'dist', '.built');
  return {
    name: `Building ${piece}`,
    mark,
    wanted: expected,
    isDone: readMark(mark) === expected,
    command: ['npm', 'run', 'build', '-w', workspace, '--silent'],
    stdio: 'pipe',
  };
}

function take({ name, mark, wanted, command: [command, ...args], stdio }, place) {
  console.log(`${place} ${name} …`);
  const start = Date.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    stdio,
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
    stop(`"${[command, ...args].join(' ')}" failed; what it said is above.`);
  }
  writeFileSync(mark, wanted);
  console.log(`${' '.repeat(place.length)} done in ${Math.round((Date.now() - start) / 1000)} s`);
}

export function stop(message) {
  console.error(message);
  process.exit(1);
}

/** By name: by its path, npm would include the workspaces below it. */
function nameOf(folder) {
  return JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')).name;
}

const readMark = (mark) => (existsSync(mark) ? readFileSync(mark, 'utf8') : null);

/** The names and contents of the sources below these paths: a checkout that has the same needs nothing done again. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const one of paths)
    for (const file of sources(path.join(ROOT, one))) {
      const content = readFileSync(file);
      hash.update(`${path.relative(ROOT, file)} ${content.length}\n`).update(content);
    }
  return hash.digest('hex');
}

function* sources(place) {
  const stat = statSync(place);
  if (stat.isFile()) yield place;
  else
    for (const name of readdirSync(place).sort())
      if (name !== 'node_modules' && name !== 'dist') yield* sources(path.join(place, name));
}
