import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineEvent, type EventOf } from '@carillon/contracts/event.ts';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import mongoose from 'mongoose';
import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import { makeEvent } from '../make-event.ts';
import { CLAIM_MS, createClaims } from '../outbox/claims.ts';
import { appendClaimed, appendToOutbox, outboxOf, withOutbox } from '../outbox/outbox.ts';
import { createRelay, type Relay } from '../outbox/relay.ts';
import { connectUnchecked } from '../store/connect.ts';
import { eventually } from './eventually.ts';
import { failPointsOf } from './fail-points.ts';
import { quietLog } from './quiet-log.ts';

const rung = defineEvent({ type: 'suite.bell.rung', version: 1, data: z.object({ n: z.number() }) });
const now = new Date('2026-03-01T10:00:00Z');
const HOUR = 3_600_000;

let folder: string;
let store: Awaited<ReturnType<typeof startEmbeddedStore>>;
let connection: mongoose.Connection;
let fail: ReturnType<typeof failPointsOf>;
let bells: mongoose.Model<{ _id: string; outbox: EventOf[] }>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-relay-'));
  store = await startEmbeddedStore({ folder, failPoints: true, durable: false });
  connection = await connectUnchecked(store.uri, 'relay_test');
  fail = failPointsOf(connection);
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

const later = (ms: number) => new Date(now.getTime() + ms);
const bell = (n: number, at = now) => makeEvent(rung, { n }, at);

const ring = async (id: string, ...numbers: number[]): Promise<void> => {
  await bells.updateOne({ _id: id }, appendToOutbox(...numbers.map((n) => bell(n))), { upsert: true });
};

const model = () => bells as unknown as mongoose.Model<never>;
const relayOver = (publish: Bus['publish'], intervalMs = HOUR, clock = () => now): Relay =>
  createRelay({ bus: { publish } as Bus, models: [model()], log: quietLog, intervalMs, clock });
const numberOf = ({ data }: EventOf): number => (data as { n: number }).n;

describe('relay', () => {
  test('sends the events of a document in their order, and empties its outbox', async () => {
    const messages: unknown[] = [];
    await ring('a', 1, 2, 3);
    const relay = relayOver(async (event) => void messages.push(event.data));
    await relay.drain();
    await relay.close();
    expect(messages).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(await bells.countDocuments({ 'outbox.0': { $exists: true } })).toBe(0);
  });

  test('keeps an event that the bus did not take, and sends it when it does', async () => {
    let isBroken = true;
    const messages: unknown[] = [];
    await ring('a', 1);
    const relay = relayOver(async (event) => {
      if (isBroken) throw new Error('away');
      messages.push(event.data);
    });
    await relay.drain();
    expect(await bells.countDocuments({ 'outbox.data.n': 1 })).toBe(1);
    isBroken = false;
    await relay.drain();
    await relay.close();
    expect(messages).toEqual([{ n: 1 }]);
  });

  test('a document whose event hangs does not hold up the others', async () => {
    const gate = Promise.withResolvers<void>();
    const messages: unknown[] = [];
    await ring('slow', 1);
    await ring('quick', 2);
    const relay = relayOver(async (event) => {
      if ((event.data as { n: number }).n === 1) await gate.promise;
      messages.push(event.data);
    });
    relay.nudge();
    await eventually(() => expect(messages).toEqual([{ n: 2 }]));
    gate.resolve();
    await relay.close();
    expect(messages).toEqual([{ n: 2 }, { n: 1 }]);
  });

  test('finds another process’s events without a signal', async () => {
    const messages: unknown[] = [];
    const relay = relayOver(async (event) => void messages.push(event.data), 10);
    await ring('a', 5);
    await eventually(() => expect(messages).toEqual([{ n: 5 }]));
    await relay.close();
  });
});

describe('relays of several processes', () => {
  test('send each event once, and leave nothing to look at', async () => {
    const sentNumbers: number[] = [];
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    await Promise.all(numbers.map((n) => ring(`bell${n}`, n)));
    const relays = [1, 2, 3].map(() => relayOver(async (event) => void sentNumbers.push(numberOf(event))));
    await Promise.all(relays.map((relay) => relay.drain()));
    await Promise.all(relays.map((relay) => relay.close()));
    expect(sentNumbers.sort((a, b) => a - b)).toEqual(numbers);
    expect(await bells.countDocuments({ outboxAt: { $exists: true } })).toBe(0);
  });

  test('leaves events that another process is sending, including newer ones of that document', async () => {
    const gate = Promise.withResolvers<void>();
    const start = Promise.withResolvers<void>();
    const sentIds: string[] = [];
    await ring('a', 1);
    const first = relayOver(async (event) => {
      start.resolve();
      await gate.promise;
      sentIds.push(`first ${numberOf(event)}`);
    });
    const second = relayOver(async (event) => void sentIds.push(`second ${numberOf(event)}`));
    first.nudge();
    await start.promise;
    await ring('a', 2);
    await second.drain();
    gate.resolve();
    await first.drain();
    await Promise.all([first.close(), second.close()]);
    expect(sentIds).toEqual(['first 1', 'first 2']);
  });

  test('sends a dead process’s claimed events after the claim expires', async () => {
    const sentNumbers: number[] = [];
    await ring('a', 1);
    const died = createClaims(model(), () => now);
    expect(await died.claim(1)).toHaveLength(1);
    let time = later(CLAIM_MS - 1);
    const relay = relayOver(
      async (event) => void sentNumbers.push(numberOf(event)),
      HOUR,
      () => time,
    );
    await relay.drain();
    expect(sentNumbers).toEqual([]);
    time = later(CLAIM_MS);
    await relay.drain();
    await relay.close();
    expect(sentNumbers).toEqual([1]);
  });

  test('a renewed claim holds; a lost one sends nothing more and doesn’t release anybody else’s', async () => {
    let time = now;
    const claims = createClaims(model(), () => time);
    await ring('a', 1, 2);
    const [first] = await claims.claim(1);
    if (!first) throw new Error('nothing was claimed');
    time = later(CLAIM_MS - 1);
    await claims.renew([first]);
    time = later(CLAIM_MS);
    expect(await claims.claim(1)).toEqual([]);
    time = later(2 * CLAIM_MS);
    const [second] = await claims.claim(1);
    expect(second?.events.map(numberOf)).toEqual([1, 2]);
    expect(await claims.markAsSent([{ claim: first, count: 2 }])).toBe(false);
    expect(await claims.claim(1)).toEqual([]);
    expect(await bells.countDocuments({ outbox: { $size: 2 } })).toBe(1);
  });

  test('reports events added while a document was being sent, which wait for any process', async () => {
    const claims = createClaims(model(), () => now);
    await ring('a', 1);
    const [claim] = await claims.claim(1);
    if (!claim) throw new Error('nothing was claimed');
    await ring('a', 2);
    expect(await claims.markAsSent([{ claim, count: 1 }])).toBe(true);
    expect((await claims.claim(1))[0]?.events.map(numberOf)).toEqual([2]);
  });
});

describe.each([
  ['before it, by a failover', { errorCode: 91 }],
  ['in the middle, by an interruption', { errorCode: 11_600, afterStatements: 1 }],
  ['by a conflict', { errorCode: 112, afterStatements: 1 }],
  ['after it, by a closed connection', { closeConnection: true, afterStatements: 'all' }],
] as const)('a write of the outbox that fails %s', (_, how) => {
  test.each([
    ['the claim', 0],
    ['what was sent', 1],
  ])('loses no event, leaves none, and waits for no claim to lapse: %s', async (__, skip) => {
    const sentNumbers: number[] = [];
    await Promise.all([1, 2, 3].map((n) => ring(`bell${n}`, n, 10 * n)));
    const relay = relayOver(async (event) => void sentNumbers.push(numberOf(event)));
    await fail({ skip, times: 1 }, { failCommands: ['update'], ...how });
    await relay.drain();
    await relay.close();
    await fail('off');
    expect(new Set(sentNumbers)).toEqual(new Set([1, 2, 3, 10, 20, 30]));
    for (const n of [1, 2, 3]) expect(sentNumbers.indexOf(n)).toBeLessThan(sentNumbers.indexOf(10 * n));
    expect(await bells.countDocuments({ 'outbox.0': { $exists: true } })).toBe(0);
  });
});

test('relays claim and mark as sent in the order of ids, whatever has waited longest', async () => {
  const bulk = jest.spyOn(bells.collection, 'bulkWrite');
  for (const [n, id] of ['c', 'a', 'b'].entries())
    await bells.create({ _id: id, ...outboxOf([bell(n, later(n))]) });
  const claims = createClaims(model(), () => later(5));
  const claimed = await claims.claim(3);
  expect(claimed.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  await claims.markAsSent(claimed.map((claim) => ({ claim, count: 1 })));
  const orders = bulk.mock.calls.map(([many]) =>
    (many as unknown as { updateOne: { filter: { _id: string } } }[]).map(
      ({ updateOne }) => updateOne.filter._id,
    ),
  );
  bulk.mockRestore();
  expect(orders).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ]);
});

test('the longest waiting is taken up first', async () => {
  await bells.create({ _id: 'new', ...outboxOf([bell(2, later(2))]) });
  await bells.create({ _id: 'old', ...outboxOf([bell(1, later(1))]) });
  const claims = createClaims(model(), () => later(2));
  expect(await createClaims(model(), () => now).claim(1)).toEqual([]);
  expect(await claims.claim(1)).toMatchObject([{ id: 'old' }]);
});

test('takes no more than a process can hold, and sends all of it', async () => {
  await bells.insertMany(
    Array.from({ length: 1300 }, (_, n) => ({ _id: `bell${n}`, ...outboxOf([bell(n)]) })),
  );
  const gate = Promise.withResolvers<void>();
  let sentCount = 0;
  const relay = relayOver(async () => {
    sentCount++;
    await gate.promise;
  });
  relay.nudge();
  await eventually(() => expect(sentCount).toBe(1000));
  const untaken = await createClaims(model(), () => now).claim(1000);
  expect(untaken).toHaveLength(300);
  gate.resolve();
  await relay.close();
  expect(sentCount).toBe(1000);
});

test('any number of events that hang hide none that was left after them', async () => {
  const gate = Promise.withResolvers<void>();
  const sentNumbers: number[] = [];
  await bells.insertMany(
    Array.from({ length: 201 }, (_, n) => ({ _id: `slow${n}`, ...outboxOf([bell(0)]) })),
  );
  await bells.create({ _id: 'late', ...outboxOf([bell(1, later(1))]) });
  const relay = relayOver(
    async (event) => {
      if (numberOf(event) === 0) await gate.promise;
      sentNumbers.push(numberOf(event));
    },
    HOUR,
    () => later(1),
  );
  relay.nudge();
  await eventually(() => expect(sentNumbers).toEqual([1]));
  gate.resolve();
  await relay.close();
  expect(sentNumbers).toHaveLength(202);
});

describe('events claimed by the write that added them', () => {
  const leave = async (id: string): Promise<EventOf> => {
    const event = bell(1);
    await bells.updateOne({ _id: id }, appendClaimed(event, { token: id, now }), { upsert: true });
    return event;
  };

  test('is sent from memory, and its outbox is cleared', async () => {
    const published: EventOf[] = [];
    const relay = relayOver(async (event) => void published.push(event));
    const event = await leave('mine');
    relay.send(model(), { id: 'mine', token: 'mine', events: [event] });
    await eventually(async () => expect((await bells.findById('mine').lean())?.outbox).toEqual([]));
    expect(published).toEqual([event]);
    await relay.close();
  });

  test('is nobody else’s before the claim has run out, and then any relay’s', async () => {
    const published: EventOf[] = [];
    let time = now;
    const relay = relayOver(
      async (event) => void published.push(event),
      HOUR,
      () => time,
    );
    const event = await leave('lost');
    await relay.drain();
    expect(published).toEqual([]);
    time = later(CLAIM_MS);
    await relay.drain();
    expect(published).toEqual([event]);
    await relay.close();
  });
});
