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

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COPIED = ['clients', 'contracts', 'gateway', 'services', 'shell', 'mfes', 'deploy'];
const LEFT_OUT = /(^|\/)(node_modules|dist|\.data|\.cache|pictures|made)$/;

/** A checkout of its own, with the installed packages of this one. */
export interface ScratchCheckout {
  readonly root: string;
  at(...parts: string[]): string;
  /** Runs a program there. Returns its output if it fails, and nothing otherwise. */
  run(name: string, ...args: string[]): string;
  /**
   * Runs the tests of some files, `only` those with matching names if given. Returns their output if they fail. Pacts
   * are written.
   */
  test(files: string, only?: string): string;
  /** @throws Error with what npm says */
  npm(...args: string[]): void;
  /** The text of every file. */
  texts(): Record<string, string>;
  /** Links a new workspace as `npm install` does. */
  link(folder: string): void;
  remove(): void;
}

export const bin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);

/** @param parent the folder that it is made in */
export function makeCheckout(parent = tmpdir()): ScratchCheckout {
  const root = mkdtempSync(path.join(parent, 'carillon-new-'));
  const at = (...parts: string[]): string => path.join(root, ...parts);
  const filter = (place: string): boolean => !LEFT_OUT.test(path.relative(ROOT, place));
  for (const place of [...COPIED, ...filesOfRoot()])
    cpSync(path.join(ROOT, place), at(place), { recursive: true, filter });
  linkPackages(root);
  // Code compiled from a folder that is removed in the end is of no use to anybody.
  const env = { ...process.env, PACTS: 'write', NODE_DISABLE_COMPILE_CACHE: '1' };
  const spawned = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: root, encoding: 'utf8', env });
  const describeFailure = (
    name: string,
    args: string[],
    { stdout, stderr }: ReturnType<typeof spawned>,
  ): string => `${name} ${args.join(' ')}\n${stdout}${stderr}`;
  const run = (name: string, ...args: string[]): string => {
    const result = spawned(bin(name), args);
    return result.status === 0 ? '' : describeFailure(name, args, result);
  };
  return {
    root,
    at,
    run,
    test: (files, only) =>
      run(
        'node',
        ...[
          '--experimental-vm-modules',
          '--no-warnings',
          bin('jest'),
          '--selectProjects',
          'unit',
          'ui',
          'int',
        ],
        ...['--testPathPatterns', files, ...(only ? ['--testNamePattern', only] : [])],
      ),
    npm(...args) {
      const result = spawned('npm', args);
      if (result.status !== 0) throw new Error(describeFailure('npm', args, result));
    },
    texts: () =>
      Object.fromEntries(
        COPIED.flatMap((folder) =>
          readdirSync(at(folder), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => path.join(entry.parentPath, entry.name))
            .map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]),
        ),
      ),
    link: (folder) => linkWorkspace(root, folder),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

const filesOfRoot = (): string[] =>
  readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Every package by a link; those of the workspace lead into the copy. */
function linkPackages(root: string): void {
  const modules = path.join(root, 'node_modules');
  mkdirSync(path.join(modules, '@carillon'), { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (name !== '@carillon') symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const folder of workspaces.flatMap((one) => foldersOf(root, one))) {
    linkWorkspace(root, folder);
    // Packages that npm could not put beside the others, since another version is there.
    const source = path.join(ROOT, folder, 'node_modules');
    if (existsSync(source)) symlinkSync(source, path.join(root, folder, 'node_modules'));
  }
}

function foldersOf(root: string, workspace: string): string[] {
  if (!workspace.endsWith('/*')) return [workspace];
  const parent = workspace.slice(0, -2);
  return readdirSync(path.join(root, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')));
}

function linkWorkspace(root: string, folder: string): void {
  const { name } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    name: string;
  };
  symlinkSync(path.join(root, folder), path.join(root, 'node_modules', name));
}
