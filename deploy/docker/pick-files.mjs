import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// `node deploy/docker/pick-files.mjs PIECE TARGET`: copies what an image of PIECE (`gateway`, `services/posts`, `mfes/tools`)
// is made of.
//   TARGET/workspaces: what `npm ci` reads to install every package, the same for every piece
//   TARGET/manifests: what `npm ci` reads to install the packages that run in it
//   TARGET/sources:   what runs in it, and the workspaces that this stands on
//   TARGET/pages:     what its pages are built from, if it has any
// It runs before any package is there, so it stands on Node alone.
const ROOT = path.resolve(import.meta.dirname, '../..');
const [piece = '', target = ''] = process.argv.slice(2);
const folders = workspaceFolders();
if (!folders.includes(piece) || !target) {
  console.error(`Say which piece, and where to: PIECE is one of ${folders.join(', ')}.`);
  process.exit(1);
}

/** A micro-frontend is files: what runs in its image serves them. */
const isMfe = piece.startsWith('mfes/');
const neededFolders = [...standsOn(isMfe ? 'deploy/mfe-server' : piece)];
const NPM = ['package.json', 'package-lock.json', '.npmrc'];
for (const part of ['workspaces', 'manifests', 'sources', 'pages'])
  mkdirSync(path.join(target, part), { recursive: true });
copy('workspaces', [...NPM, ...folders.map((folder) => `${folder}/package.json`)]);
copy('manifests', [...NPM, ...neededFolders.map((folder) => `${folder}/package.json`)]);
copy('sources', ['package.json', ...neededFolders]);
if (piece === 'gateway') {
  // The gateway gets the services' descriptors, and nothing else of them.
  copy(
    'sources',
    [...readdirSync(path.join(ROOT, 'services')).map((name) => `services/${name}/service.ts`)].filter(
      (file) => existsSync(path.join(ROOT, file)),
    ),
  );
  copy('pages', [...NPM, 'tsconfig.json', ...standsOn('shell')]);
}
// The messages of what it bundles of the shell are in the shell's catalog, and its build checks that they are there.
if (isMfe) copy('pages', [...NPM, 'tsconfig.json', 'shell/locales/en.po', ...standsOn(piece)]);

function copy(part, places) {
  for (const place of places)
    cpSync(path.join(ROOT, place), path.join(target, part, place), { recursive: true, filter: belongs });
}

/** Neither tests, READMEs nor generated files. */
function belongs(place) {
  const below = path.relative(ROOT, place);
  return !/(^|\/)(node_modules|dist|test)$|\.test\.tsx?$|(^|\/)README\.md$/.test(below);
}

function workspaceFolders() {
  const { workspaces } = manifestOf('.');
  return workspaces
    .flatMap((pattern) =>
      pattern.endsWith('/*')
        ? readdirSync(path.join(ROOT, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
        : [pattern],
    )
    .filter((folder) => existsSync(path.join(ROOT, folder, 'package.json')));
}

/** The folders of the workspaces that one depends on, including its own. */
function standsOn(folder, foundFolders = new Set()) {
  if (foundFolders.has(folder)) return foundFolders;
  foundFolders.add(folder);
  const byName = new Map(folders.map((one) => [manifestOf(one).name, one]));
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {}))
    if (byName.has(name)) standsOn(byName.get(name), foundFolders);
  return foundFolders;
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
}
