import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packagesOf } from '../packages/locked-packages.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Assembles the `/app` of a piece's image, without the pages, and returns its folder. */
export function assemble(piece: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'carillon-image-'));
  const [pickedFolder, app] = [path.join(folder, 'picked'), path.join(folder, 'app')];
  pick(piece, pickedFolder);
  for (const part of ['manifests', 'sources'])
    cpSync(path.join(pickedFolder, part), app, { recursive: true });
  for (const place of packagesOf([piece]).filter((one) => existsSync(path.join(ROOT, one))))
    link(path.join(ROOT, place), path.join(app, place));
  linkWorkspaces(app, path.join(pickedFolder, 'manifests'));
  return folder;
}

/** Copies the contents of a piece's image. */
export function pick(piece: string, pickedFolder: string): void {
  const script = path.join(import.meta.dirname, '../pick-files.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, piece, pickedFolder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** Builds a micro-frontend from its picked files alone, with the packages that are installed here. */
export function buildPages(piece: string, pickedFolder: string): string {
  const pages = path.join(pickedFolder, 'pages');
  runWithPackages(pages, ['build', '-w', piece]);
  return path.join(pages, piece, 'dist');
}

/** Bundles the server of micro-frontends from its picked files alone, likewise. */
export function bundleServer(pickedFolder: string): string {
  const sources = path.join(pickedFolder, 'sources');
  runWithPackages(sources, ['bundle', '-w', 'deploy/mfe-server']);
  return path.join(sources, 'deploy/mfe-server/dist');
}

function runWithPackages(folder: string, script: readonly string[]): void {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (name !== '@carillon') symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  linkWorkspaces(folder, folder);
  const PATH = `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync('npm', ['run', ...script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** By hard links where it can be: they are many. A package's own packages are named by themselves. */
function link(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') link(source, target);
    } else if (entry.isFile()) linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** Links workspaces as npm does: by name, to the folder of their manifest. */
function linkWorkspaces(app: string, manifests: string): void {
  mkdirSync(path.join(app, 'node_modules/@carillon'), { recursive: true });
  for (const file of readdirSync(manifests, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(file) !== 'package.json' || file === 'package.json' || file.includes('node_modules'))
      continue;
    const { name } = JSON.parse(readFileSync(path.join(manifests, file), 'utf8')) as { name: string };
    symlinkSync(path.join(app, path.dirname(file)), path.join(app, 'node_modules', name));
  }
}
