import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedStore, startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { createRelay } from '@carillon/kit/outbox/relay.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Connection, Model } from 'mongoose';
import { type WatchedQueries, watchQueries } from '../watched-queries.ts';

// A service's own stores, with each query that runs while users wait: none may scan a whole collection, and sorted
// and limited results must come from the index in that order.

export const now = new Date(0);
export const noEvent = { id: 'e', occurredAt: now.toISOString() } as never;

/** A query's name, how the store must serve it, and the call that runs it. */
export type Case<S> = [name: string, plan: string, call: (stores: S) => Promise<unknown>];

interface Database<S extends object> {
  readonly database: string;
  open(connection: Connection): S;
  /** If not each store creates its own. */
  makeIndexes?(stores: NoInfer<S>): Promise<unknown>;
  /** The store removes expired documents with these. */
  readonly expiry: readonly string[];
  /** By collection: each write updates all of them. */
  readonly mostIndexes?: Readonly<Record<string, number>>;
  /** Queries that may scan a whole collection, since it is small or a process scans it once. */
  readonly small?: readonly string[];
  readonly cases: readonly Case<NoInfer<S>>[];
}

/** Members that look nothing up, or that nobody waits for. */
const NO_QUERIES = ['create', 'insert', 'add', 'clear', 'model', 'outbox', 'ready'];

/** Holds all that a service asks its database to the plans that it is meant to have. */
export function hold<S extends object>({ database, open, cases, expiry, ...rest }: Database<S>): void {
  const { makeIndexes = readyAll, small = [], mostIndexes = {} } = rest;
  let folder: string;
  let store: EmbeddedStore;
  let watchedQueries: WatchedQueries;
  let stores: S;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'store-'));
    store = await startEmbeddedStore({ folder, durable: false });
    watchedQueries = await watchQueries(store.uri, database);
    stores = open(watchedQueries.connection);
    await makeIndexes(stores);
  });
  afterAll(async () => {
    await watchedQueries.connection.close();
    await store.close();
    await rm(folder, { recursive: true });
  });

  test('every method of its stores is here', () => {
    const names = new Set(cases.map(([name]) => name.split(/[ ,]/)[0]));
    const methods = Object.entries(stores).flatMap(([name, one]) =>
      Object.keys(one)
        .filter((method) => !NO_QUERIES.includes(method))
        .map((method) => `${name}.${method}`),
    );
    expect(methods.filter((method) => !names.has(method))).toEqual([]);
  });
  test('what has an order gets it from an index, and only what is kept small is read whole', () => {
    expect(cases.filter(([, plan]) => plan.includes('SORT'))).toEqual([]);
    const whole = cases.flatMap(([name, plan]) => (plan.includes('COLLSCAN') ? name : []));
    expect(whole.filter((name) => !small.includes(name))).toEqual([]);
  });
  test('each index serves one of these', async () => {
    const served = new Set(
      cases.flatMap(([, plan]) => plan.split(', ').map((one) => one.replace('IXSCAN ', ''))),
    );
    const idle = (await indexesOf(watchedQueries)).filter((name) => !served.has(name.split(': ')[1] ?? ''));
    expect(idle).toEqual(expiry);
  });
  for (const [collection, max] of Object.entries(mostIndexes))
    test(`${collection} have no more than ${max} indexes beside the one of their ids`, async () => {
      const ownIndexes = (await indexesOf(watchedQueries)).filter((name) =>
        name.startsWith(`${collection}: `),
      );
      expect(ownIndexes.length).toBeLessThanOrEqual(max);
    });
  test.each(cases)('%s: %s', async (_, plan, call) => {
    // A guarded write without a match reads the current document.
    expect([...new Set(await watchedQueries.plansOf(() => call(stores)))].join(', ')).toBe(plan);
  });
}

async function indexesOf({ connection: { db } }: WatchedQueries): Promise<string[]> {
  const collections = (await db?.listCollections().toArray()) ?? [];
  const names = await Promise.all(
    collections.map(async ({ name }) =>
      (await db?.collection(name).indexes())?.map((index) => `${name}: ${index.name}`),
    ),
  );
  return names
    .flatMap((one) => one ?? [])
    .filter((name) => !name.endsWith(': _id_'))
    .sort();
}

/** Sends what is left in these outboxes, and closes. */
export async function drain(...models: Model<never>[]): Promise<void> {
  const bus = { publish: async () => undefined } as never;
  const relay = createRelay({ bus, models, log: quietLog, intervalMs: 3_600_000 });
  await relay.drain();
  await relay.close();
}

const readyAll = (stores: object): Promise<unknown> =>
  Promise.all(Object.values(stores).map((one: { ready?(): Promise<unknown> }) => one.ready?.()));
