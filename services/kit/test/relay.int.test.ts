import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineEvent, type EventOf } from '@carillon/contracts/event.ts';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import { createInbox } from '../bus/inbox.ts';
import { makeEvent } from '../make-event.ts';
import { leaving, withOutbox } from '../outbox/outbox.ts';
import { createRelay, type Relay } from '../outbox/relay.ts';
import { connectStore } from '../store/connect.ts';
import { eventually } from './eventually.ts';
import { quietLog } from './quiet-log.ts';

const rung = defineEvent({ type: 'suite.bell.rung', version: 1, data: z.object({ n: z.number() }) });
const now = new Date('2026-03-01T10:00:00Z');
const HOUR = 3_600_000;

let folder: string;
let store: Awaited<ReturnType<typeof startEmbeddedStore>>;
let connection: mongoose.Connection;
let bells: mongoose.Model<{ _id: string; outbox: EventOf[] }>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-relay-'));
  store = await startEmbeddedStore({ folder });
  connection = await connectStore(store.uri, 'relay_test');
  const schema = new mongoose.Schema({ _id: String });
  withOutbox(schema);
  bells = connection.model('Bell', schema) as unknown as typeof bells;
  await bells.init();
});

afterAll(async () => {
  await connection.close();
  await store.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  await bells.deleteMany({});
});

const ring = async (id: string, ...numbers: number[]): Promise<void> => {
  const events = numbers.map((n) => makeEvent(rung, { n }, now));
  await bells.updateOne({ _id: id }, leaving(...events), { upsert: true });
};

const relayOver = (publish: Bus['publish'], intervalMs = HOUR): Relay =>
  createRelay({
    bus: { publish } as Bus,
    models: [bells as unknown as mongoose.Model<never>],
    log: quietLog,
    intervalMs,
  });

describe('relay', () => {
  test('sends the events of a document in their order, and empties its outbox', async () => {
    const sent: unknown[] = [];
    await ring('a', 1, 2, 3);
    const relay = relayOver(async (event) => void sent.push(event.data));
    await relay.drain();
    await relay.close();
    expect(sent).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(await bells.countDocuments({ 'outbox.0': { $exists: true } })).toBe(0);
  });

  test('keeps an event that the bus did not take, and sends it when it does', async () => {
    let broken = true;
    const sent: unknown[] = [];
    await ring('a', 1);
    const relay = relayOver(async (event) => {
      if (broken) throw new Error('away');
      sent.push(event.data);
    });
    await relay.drain();
    expect(await bells.countDocuments({ 'outbox.data.n': 1 })).toBe(1);
    broken = false;
    await relay.drain();
    await relay.close();
    expect(sent).toEqual([{ n: 1 }]);
  });

  test('a document whose event hangs does not hold up the others', async () => {
    const gate = Promise.withResolvers<void>();
    const sent: unknown[] = [];
    await ring('slow', 1);
    await ring('quick', 2);
    const relay = relayOver(async (event) => {
      if ((event.data as { n: number }).n === 1) await gate.promise;
      sent.push(event.data);
    });
    relay.nudge();
    await eventually(() => expect(sent).toEqual([{ n: 2 }]));
    gate.resolve();
    await relay.close();
    expect(sent).toEqual([{ n: 2 }, { n: 1 }]);
  });

  test('finds what another process left, without being told', async () => {
    const sent: unknown[] = [];
    const relay = relayOver(async (event) => void sent.push(event.data), 10);
    await ring('a', 5);
    await eventually(() => expect(sent).toEqual([{ n: 5 }]));
    await relay.close();
  });
});

test('an inbox remembers by queue and event', async () => {
  const inbox = createInbox(connection, () => now);
  await inbox.add('mail', 'e1');
  await inbox.add('mail', 'e1');
  expect(await inbox.has('mail', 'e1')).toBe(true);
  expect(await inbox.has('mail', 'e2')).toBe(false);
  expect(await inbox.has('live', 'e1')).toBe(false);
});
