import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { listPosts } from './list-posts.ts';

type Deps = Parameters<typeof listPosts>[0];
const down = (read: string) => Promise.reject(new Error(`the store is down for ${read}`));

// Jest fails a test that leaves an unhandled rejection, as Node would end the process.
test('a store that fails every read only fails this call', async () => {
  const publications = {
    allListed: async () => null,
    listed: (_: string, { list }: { list: string }) =>
      (list === 'open' ? setImmediate() : Promise.resolve()).then(() => down(list)),
  };
  const deps = { stores: { publications }, clock: () => new Date(0) } as unknown as Deps;
  await expect(listPosts(deps, { workspaceId: 'ada', role: 'viewer' })).rejects.toThrow('the store is down');
  for (let turn = 0; turn < 5; turn++) await setImmediate();
});
