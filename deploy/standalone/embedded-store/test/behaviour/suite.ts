import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { aggregation } from './aggregation.ts';
import { counting } from './counting.ts';
import { cursors } from './cursors.ts';
import { expressions } from './expressions.ts';
import { indexes } from './indexes.ts';
import type { Collection, Document, Suite } from './part.ts';
import { queries } from './queries.ts';
import { sorting } from './sorting.ts';
import { updates } from './updates.ts';
import { writes } from './writes.ts';

/** By title: why a server is known to differ. */
export type KnownDifferences = Readonly<Record<string, string>>;

/**
 * Tests what MongoDB's documentation promises of the parts that the support table lists, on any server that speaks
 * its protocol. `open` returns its URI and the way to end it.
 */
export function storeBehaviour(
  name: string,
  open: () => Promise<{ uri: string; close(): Promise<unknown> }>,
  differences: KnownDifferences = {},
): void {
  describe(`store behaviour: ${name}`, () => {
    let server: Awaited<ReturnType<typeof open>>;
    let connection: mongoose.Connection;
    let things: Collection;

    beforeAll(async () => {
      server = await open();
      const dbName = `suite_${randomUUID().slice(0, 8)}`;
      connection = await mongoose.createConnection(server.uri, { dbName, retryWrites: false }).asPromise();
    });
    afterAll(async () => {
      // Tidying up is no behaviour that is tested.
      await connection.dropDatabase().catch(() => undefined);
      await connection.close();
      await server.close();
    });
    beforeEach(() => {
      things = connection
        .getClient()
        .db(connection.name)
        .collection(`things_${randomUUID().slice(0, 8)}`);
    });

    const titles = new Set<string>();
    const suite: Suite = {
      things: () => things,
      database: () => connection.getClient().db(connection.name),
      insert: async (...documents) => void (await things.insertMany(documents as Document[])),
      it(title, body) {
        titles.add(title);
        const reason = differences[title];
        if (reason) test.failing(`${title} (known to differ: ${reason})`, body);
        else test(title, body);
      },
    };
    const parts = {
      queries,
      sorting,
      updates,
      writes,
      indexes,
      cursors,
      aggregation,
      expressions,
      counting,
    };
    for (const [part, add] of Object.entries(parts)) describe(part, () => add(suite));
    test('every known difference names a behaviour', () =>
      expect(Object.keys(differences).filter((title) => !titles.has(title))).toEqual([]));
  });
}
