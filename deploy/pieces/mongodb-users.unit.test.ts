import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';

interface Rights {
  readonly pwd: string;
  readonly roles: readonly object[];
}

/** Runs the script as mongosh does, over a server that has these users. */
function run(users: Map<string, Rights>): void {
  const admin = {
    auth: (user: string, pwd: string) => expect([user, pwd]).toEqual(['root', 'r']),
    getUser: (user: string) => users.get(user) ?? null,
    createUser: ({ user, ...rights }: Rights & { user: string }) => users.set(user, rights),
    updateUser: (user: string, rights: Rights) => users.set(user, rights),
  };
  const env = {
    ...{ MONGODB_PREFIX: 'carillon', MONGODB_ROOT_PASSWORD: 'r', PATH: '/bin' },
    ...{ MONGODB_AI_PASSWORD: 'a', MONGODB_POSTS_PASSWORD: 'p' },
  };
  const script = readFileSync(path.join(import.meta.dirname, 'mongodb-users.js'), 'utf8');
  runInNewContext(script, { process: { env }, db: { getSiblingDB: () => admin } });
}

test('each service has a user with its own database; who is there gets the password that holds', () => {
  const users = new Map<string, Rights>([['ai', { pwd: 'old', roles: [] }]]);
  run(users);
  expect(Object.fromEntries(users)).toEqual({
    ai: { pwd: 'a', roles: [{ role: 'readWrite', db: 'carillon_ai' }] },
    posts: { pwd: 'p', roles: [{ role: 'readWrite', db: 'carillon_posts' }] },
  });
});
