import { connectUnchecked, databaseOf } from '@carillon/kit/store/connect.ts';
import { testStore } from '@carillon/kit/test/test-store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type mongoose from 'mongoose';
import { connectionsWithIds } from '../stores/connections-with-ids.ts';
import { format2Connections } from './format-2-connections.ts';

let connection: mongoose.Connection;
let release: () => Promise<void>;
beforeAll(async () => {
  const store = await testStore();
  release = store.release;
  connection = await connectUnchecked(store.uri, `${store.prefix}_identity`);
});
afterAll(async () => {
  await connection.close();
  await release();
});

const rows = () => connection.collection<{ _id: string }>('connections');
const listStored = async () => (await rows().find({}).toArray()).toSorted((a, b) => (a._id < b._id ? -1 : 1));
const migrate = (check: () => void = () => undefined) =>
  connectionsWithIds.run(databaseOf(connection), check);

beforeEach(async () => {
  await rows().deleteMany({});
  await rows().insertMany(format2Connections());
});

describe('connectionsWithIds', () => {
  test('gives each connection an id and keeps everything else', async () => {
    await migrate();
    const expectedRows = format2Connections().map(({ _id, ...rest }) => ({
      _id: expect.stringMatching(/^con_[\w-]{24}$/),
      ...rest,
      server: null,
      connectedAt: null,
    }));
    const migrated = await listStored();
    expect(migrated).toHaveLength(expectedRows.length);
    expect(migrated).toEqual(expect.arrayContaining(expectedRows));
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'comes to the same when it ends before write %i and runs again',
    async (nth) => {
      await migrate();
      const whole = await listStored();
      await rows().deleteMany({});
      await rows().insertMany(format2Connections());
      let writes = 0;
      const die = () => {
        if (++writes === nth) throw new Error('died');
      };
      await expect(migrate(die)).rejects.toThrow('died');
      await migrate();
      expect(await listStored()).toEqual(whole);
    },
  );

  test('changes nothing the second time', async () => {
    await migrate();
    const once = await listStored();
    await migrate(() => {
      throw new Error('nothing is to be written');
    });
    expect(await listStored()).toEqual(once);
  });
});
