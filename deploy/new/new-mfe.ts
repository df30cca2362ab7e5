import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, parseManifest } from '@carillon/contracts/manifest.ts';
import { copyTemplate } from './copy-template.ts';
import { NotMade } from './not-made.ts';

const TEMPLATE = path.join(import.meta.dirname, 'mfe-template');
/** Far enough apart for one between two. */
const STEP = 10;

/**
 * Makes `mfes/NAME`: a micro-frontend with one page. Gives what to do next.
 * @throws NotMade
 */
export function newMfe(root: string, name: string): string[] {
  if (!/^[a-z][a-z0-9]*$/.test(name))
    throw new NotMade(`"${name}" can't name a micro-frontend: use lower-case letters and digits.`);
  const folder = path.join(root, 'mfes', name);
  if (existsSync(folder)) throw new NotMade(`mfes/${name} is there already.`);
  const others = manifestsIn(path.join(root, 'mfes'));
  const page = `/${name}`;
  const owner = others.find(({ routes }) => routes.some((route) => route.path === page))?.name;
  if (owner) throw new NotMade(`${page} is a page of mfes/${owner} already; choose another name.`);

  copyTemplate(TEMPLATE, folder, { '.tmpl': '', sprout: name, Sprout: titleOf(name) });
  writePackage(root, folder, name);
  placeLast(path.join(folder, 'manifest.json'), others);
  return [
    `mfes/${name} has the page ${page}. What it is called, and its place in the sidebar, is in its manifest.json.`,
    `npm run dev -w mfes/${name}    shows it in a Carillon that runs (CARILLON_URL), and again at each change`,
    `npm test -w mfes/${name}       its tests; PACTS=write before it, the first time, writes its pact: contracts/pacts/${name}-posts.json`,
    'npm start    builds it with all others',
  ];
}

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const manifestsIn = (mfes: string): Manifest[] =>
  readdirSync(mfes)
    .map((folder) => path.join(mfes, folder, 'manifest.json'))
    .filter((file) => existsSync(file))
    .map((file) => parseManifest(readFileSync(file, 'utf8')));

/** Copies another micro-frontend's package file, so that all have the same versions. */
function writePackage(root: string, folder: string, name: string): void {
  const like = JSON.parse(readFileSync(path.join(root, 'mfes/auth/package.json'), 'utf8')) as object;
  writeJson(path.join(folder, 'package.json'), { ...like, name: `@carillon/mfe-${name}` });
}

/** Below what the sidebar has. */
function placeLast(file: string, others: readonly Manifest[]): void {
  const orders = others.flatMap(({ navigation }) => navigation.map(({ order }) => order));
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/"order": \d+/, `"order": ${Math.max(0, ...orders) + STEP}`));
}

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
