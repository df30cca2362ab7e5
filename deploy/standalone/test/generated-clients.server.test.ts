import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { TOKEN_SCOPES } from '@carillon/contracts/domain/token-scopes.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bodyOf } from '../api-client.ts';
import { PNG } from '../testing/sample-media.ts';
import { type Carillon, startCarillon } from './access/carillon.ts';
import { connectedOwner } from './access/connected-owner.ts';

// Clients made from the API’s document by a generator that isn’t ours. `.ci/api-clients.sh` installs it and its libraries.
const { CLIENT_GENERATOR: jars = '', CLIENT_PACKAGES: packages = '' } = process.env;
const JOBS = path.join(import.meta.dirname, 'generated-clients');
/** The generator prints a line for each file. */
const MAX_OUTPUT = 64 * 1024 * 1024;
const run = (command: string, args: readonly string[]) =>
  promisify(execFile)(command, args, { env, maxBuffer: MAX_OUTPUT });
/** Short runs end before the optimizing compiler pays off. */
const JVM = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

let carillon: Carillon;
let folder: string;
let env: NodeJS.ProcessEnv;
const within = (...names: readonly string[]): string => path.join(folder, ...names);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'generated-clients-'));
  carillon = await startCarillon();
  const { client } = await connectedOwner(carillon, 'ada', ['facebook']);
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const { secret } = await bodyOf<{ secret: string }>(
    client.post('/api/access-tokens', { name: 'A program', scopes: TOKEN_SCOPES, expires_at }),
  );
  await writeFile(within('bells.png'), new Uint8Array(PNG));
  env = {
    PATH: process.env.PATH,
    HOME: folder,
    PICTURE: within('bells.png'),
    CARILLON_URL: carillon.url,
    CARILLON_TOKEN: secret,
    // Its offset is no whole number of hours, and negative.
    TZ: 'America/St_Johns',
    PYTHONPATH: [within('python'), packages].join(path.delimiter),
  };
  const document = await fetch(`${carillon.url}/api/openapi.json`);
  await writeFile(within('openapi.json'), await document.text());
  await generate();
});
afterAll(async () => {
  await carillon.close();
  await rm(folder, { recursive: true });
});

async function generate(): Promise<void> {
  const globalProperties = {
    models: '',
    apis: '',
    supportingFiles: '',
    modelTests: 'false',
    apiTests: 'false',
    modelDocs: 'false',
    apiDocs: 'false',
  };
  const clients = {
    python: { generatorName: 'python', packageName: 'carillon_client' },
    java: { generatorName: 'java', library: 'native' },
  };
  for (const [language, options] of Object.entries(clients)) {
    const config = {
      ...options,
      globalProperties,
      inputSpec: within('openapi.json'),
      outputDir: within(language),
    };
    await writeFile(within(`${language}.json`), JSON.stringify(config));
  }
  const [generator] = (await readdir(jars)).filter((name) => name.startsWith('openapi-generator-cli'));
  const batch = ['batch', '--fail-fast', '--threads', '1', '--root-dir', folder];
  const files = Object.keys(clients).map((language) => within(`${language}.json`));
  await run('java', [...JVM, '-jar', path.join(jars, generator ?? ''), ...batch, ...files]);
}

const DONE = {
  missing_draft: 'not_found',
  draft_media: ['image/png'],
  planned: ['The bells ring at noon'],
  canceled: 'canceled',
};
const year = new Date().getUTCFullYear() + 1;

describe('a client that openapi-generator makes', () => {
  test('for Python does the main job, and takes every reply', async () => {
    const { stdout } = await run('python3', [path.join(JOBS, 'main_job.py')]);
    expect(JSON.parse(stdout)).toEqual({ ...DONE, due_at: `${year}-06-01T07:30:00+00:00` });
  });

  test('for Java compiles, and does the main job', async () => {
    const libraries = (await readdir(jars)).filter((name) => !name.startsWith('openapi-generator-cli'));
    const classes = within('classes');
    await mkdir(classes);
    const classPath = [classes, ...libraries.map((name) => path.join(jars, name))].join(path.delimiter);
    const sources = await readdir(within('java', 'src', 'main'), { recursive: true });
    const files = sources
      .filter((name) => name.endsWith('.java'))
      .map((name) => within('java', 'src', 'main', name));
    await writeFile(within('sources'), [...files, path.join(JOBS, 'MainJob.java')].join('\n'));
    const compile = [
      '-proc:none',
      '-nowarn',
      '-encoding',
      'UTF-8',
      '-Xmaxerrs',
      '20',
      '-cp',
      classPath,
      '-d',
      classes,
      `@${within('sources')}`,
    ];
    await run('javac', [...JVM.map((option) => `-J${option}`), ...compile]);
    const { stdout } = await run('java', [...JVM, '-cp', classPath, 'MainJob']);
    expect(JSON.parse(stdout)).toEqual({ ...DONE, due_at: `${year}-06-01T07:30Z` });
  });
});
