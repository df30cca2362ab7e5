import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type EmbeddedStore, startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { composition } from '../../compose/composition.ts';

// mongosh rewrites the scripts that it runs, so only mongosh can tell whether they work.
const { MONGOSH } = process.env;
const run = promisify(execFile);
const SCRIPT = path.resolve(import.meta.dirname, '../mongodb-users.js');

/**
 * A server with one user, as the shell shows it: its methods return promises that mongosh awaits automatically. The
 * servers that run here have no users of their own.
 */
const STAND_IN = `
const users = new Map([['ai', { pwd: 'old', roles: [] }]]);
const awaited = (work) => async (...args) => work(...args);
const asShell = (work) => (...args) =>
  Object.defineProperty(awaited(work)(...args), Symbol.for('@@mongosh.syntheticPromise'), { value: true });
const admin = {
  auth: asShell((user, pwd) => {
    if (user !== 'root' || pwd !== 'r') throw new Error('Authentication failed.');
  }),
  getUser: asShell((user) => users.get(user) ?? null),
  createUser: asShell(({ user, ...rights }) => {
    if (users.has(user)) throw new Error('User already exists');
    users.set(user, rights);
  }),
  updateUser: asShell((user, rights) => {
    if (!users.has(user)) throw new Error('User does not exist');
    users.set(user, rights);
  }),
};
Object.defineProperty(globalThis, 'db', { value: { getSiblingDB: (name) => (name === 'admin' ? admin : null) } });
`;
const SHOW = 'print(JSON.stringify(Object.fromEntries(users)));';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mongosh-'));
  await writeFile(path.join(folder, 'stand-in.js'), STAND_IN);
  await writeFile(path.join(folder, 'show.js'), SHOW);
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a command line that begins with `mongosh`. */
const mongosh = ([, ...args]: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  run(MONGOSH ?? '', args, { env: { PATH: process.env.PATH, HOME: folder, ...env } });

const PASSWORDS = { MONGODB_AI_PASSWORD: 'a', MONGODB_POSTS_PASSWORD: 'p' };
const ENV = { MONGODB_PREFIX: 'carillon', MONGODB_ROOT_PASSWORD: 'r', ...PASSWORDS };
const makeUsers = (env: NodeJS.ProcessEnv) => {
  const files = [path.join(folder, 'stand-in.js'), SCRIPT, path.join(folder, 'show.js')];
  return mongosh(['mongosh', '--nodb', '--quiet', ...files], env);
};

interface Container {
  readonly command: readonly string[];
  readonly healthcheck: { readonly test: readonly string[] };
}

async function composeContainer(name: string): Promise<Container> {
  const { all } = await readServices();
  const users = { rabbitmq: '1', redis: '1' };
  const { services } = composition(all, { here: '..', root: '../../..', mfes: [], users });
  return (services as unknown as Record<string, Container>)[name] as Container;
}

describe('mongodb-users.js in mongosh', () => {
  test('creates missing users and updates existing ones, each with its own database', async () => {
    const { stdout } = await makeUsers(ENV);
    expect(JSON.parse(stdout)).toEqual({
      ai: { pwd: 'a', roles: [{ role: 'readWrite', db: 'carillon_ai' }] },
      posts: { pwd: 'p', roles: [{ role: 'readWrite', db: 'carillon_posts' }] },
    });
  });

  test('fails when the password of root is wrong', async () => {
    const failed = makeUsers({ ...ENV, MONGODB_ROOT_PASSWORD: 'wrong' });
    await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('failed') });
  });

  test('says that the prefix of the database names is missing', async () => {
    const failed = makeUsers({ ...ENV, MONGODB_PREFIX: '' });
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Set MONGODB_PREFIX'),
    });
  });

  test('is what the composition runs', async () => {
    const { command } = await composeContainer('mongodb-users');
    expect([command[0], command.at(-1)]).toEqual(['mongosh', '/mongodb-users.js']);
  });
});

describe('the health check of MongoDB in the composition', () => {
  let store: EmbeddedStore;
  beforeAll(async () => {
    store = await startEmbeddedStore({ folder: path.join(folder, 'store'), listenOn: 'port' });
  });
  afterAll(() => store.close());

  /** With the address of a server that runs here. */
  const check = async (server: string) => {
    const { healthcheck } = await composeContainer('mongodb');
    const [, ...command] = healthcheck.test;
    return mongosh(command.map((part) => part.replace(/^mongodb:\/\/mongodb:27017\//, server)));
  };

  test('passes while the server answers', async () => {
    await expect(check(store.uri)).resolves.toBeDefined();
  });

  test('fails when no server answers', async () => {
    await expect(check('mongodb://127.0.0.1:1/')).rejects.toMatchObject({
      code: 1,
    });
  });
});
