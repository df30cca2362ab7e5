import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { peersOf } from './peer-names.ts';
import { startServers } from './servers.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** On a machine that has a MongoDB and no Redis. */
const start = (peers: string) =>
  startServers(
    { redis: peersOf(peers).has('bullmq') },
    { PATH: folder, TMPDIR: folder, MONGODB_URI: 'mongodb://db/' },
  );

test('if nobody needs Redis, none is started or required', async () => {
  const servers = await start('agenda');
  expect(servers).toMatchObject({ storeUri: 'mongodb://db/', redisPort: undefined });
  await servers.close();
  expect(readdirSync(folder)).toEqual([]);
});

test('reports a missing Redis with what to do, and leaves nothing behind', async () => {
  await expect(start('bullmq')).rejects.toThrow('install redis-server, or leave bullmq out of --peers');
  expect(readdirSync(folder)).toEqual([]);
});

test('peers are the named ones, none for none, and never a misspelt one', () => {
  expect([...peersOf('bullmq,agenda')]).toEqual(['bullmq', 'agenda']);
  for (const none of ['none', '']) expect(peersOf(none).size).toBe(0);
  expect(() => peersOf('bulmq')).toThrow('"bulmq" is none of bullmq, agenda, none');
});
