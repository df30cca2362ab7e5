import { randomUUID } from 'node:crypto';
import { defineEvent } from '@carillon/contracts/event.ts';
import { afterEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import type { DeliveryOptions } from '../bus/deliver.ts';
import { makeEvent } from '../make-event.ts';
import { createMetrics } from '../metrics.ts';
import { currentContext, newContext, runInContext } from '../request-context.ts';
import { eventually } from './eventually.ts';
import { quietLog } from './quiet-log.ts';

/** A bus to test, and a second look at its dead letters. */
export interface BusUnderTest {
  open(options: DeliveryOptions): Promise<Bus>;
  /** How many dead letters that queue has; undefined where the adapter only logs them. */
  deadLetters?(queue: string): Promise<number>;
}

const now = new Date('2026-03-01T10:00:00Z');

/** Tests that every adapter of the bus must pass. */
export function busSuite(name: string, subject: BusUnderTest): void {
  describe(`bus: ${name}`, () => {
    const open: Bus[] = [];
    const options: DeliveryOptions = { log: quietLog, retryDelaysMs: [1, 1] };
    const start = async (over: Partial<DeliveryOptions> = {}): Promise<Bus> => {
      const bus = await subject.open({ ...options, ...over });
      open.push(bus);
      return bus;
    };
    // Unique names, so that a broker's durable queues from an earlier run don't interfere.
    const unique = () => randomUUID().slice(0, 8);
    const kindOf = (id: string) =>
      defineEvent({ type: `suite.${id}.happened`, version: 1, data: z.object({ n: z.number() }) });

    afterEach(async () => {
      await Promise.all(open.splice(0).map((bus) => bus.close()));
    });

    test('hands an event to every queue of its kind, whole', async () => {
      const bus = await start();
      const id = unique();
      const kind = kindOf(id);
      const first = mailbox();
      const second = mailbox();
      await bus.subscribe({ queue: `a-${id}`, kind, handle: first.put });
      await bus.subscribe({ queue: `b-${id}`, kind, handle: second.put });
      const event = makeEvent(kind, { n: 7 }, now);
      await bus.publish(event);
      expect(await first.next()).toEqual(event);
      expect(await second.next()).toEqual(event);
    });

    test('shows what becomes of a subscription’s events from 0, before the first comes', async () => {
      const metrics = createMetrics();
      const bus = await start({ metrics });
      const id = unique();
      const queue = `a-${id}`;
      await bus.subscribe({ queue, kind: kindOf(id), handle: async () => undefined });
      const values = (await metrics.events.get()).values.map(({ labels, value }) => ({ ...labels, value }));
      expect(values).toEqual(
        ['handled', 'duplicate', 'dead'].map((outcome) => ({ queue, outcome, value: 0 })),
      );
    });

    test('does not hand over events of another kind', async () => {
      const bus = await start();
      const id = unique();
      const wantedKind = kindOf(id);
      const other = kindOf(unique());
      const box = mailbox();
      await bus.subscribe({ queue: `a-${id}`, kind: wantedKind, handle: box.put });
      await bus.publish(makeEvent(other, { n: 1 }, now));
      const event = makeEvent(wantedKind, { n: 2 }, now);
      await bus.publish(event);
      expect((await box.next()).id).toBe(event.id);
    });

    test('runs the handler under the correlation id of the event', async () => {
      const bus = await start();
      const id = unique();
      const kind = kindOf(id);
      const seenValue = Promise.withResolvers<string | undefined>();
      await bus.subscribe({
        queue: `a-${id}`,
        kind,
        handle: async () => seenValue.resolve(currentContext()?.correlationId),
      });
      const event = makeEvent(kind, { n: 1 }, now);
      await bus.publish(event);
      expect(await seenValue.promise).toBe(event.correlationId);
    });

    test('tells who caused an event, and what its handler does is done by itself', async () => {
      const bus = await start();
      const id = unique();
      const kind = kindOf(id);
      const seenValues = Promise.withResolvers<unknown[]>();
      await bus.subscribe({
        queue: `a-${id}`,
        kind,
        handle: async ({ actor }) => seenValues.resolve([actor, makeEvent(kind, { n: 2 }, now).actor]),
      });
      const actor = { userId: 'u1', tokenId: 't1' };
      await runInContext({ ...newContext(), actor }, () => bus.publish(makeEvent(kind, { n: 1 }, now)));
      expect(await seenValues.promise).toEqual([actor, null]);
    });

    test('tries a failing handler again until it succeeds', async () => {
      const bus = await start();
      const id = unique();
      const kind = kindOf(id);
      const box = mailbox();
      let tries = 0;
      await bus.subscribe({
        queue: `a-${id}`,
        kind,
        handle: async (event) => {
          if (++tries < 3) throw new Error('not yet');
          await box.put(event);
        },
      });
      await bus.publish(makeEvent(kind, { n: 1 }, now));
      await box.next();
      expect(tries).toBe(3);
    });

    test('puts a poison event aside and goes on with the next', async () => {
      const bus = await start();
      const id = unique();
      const kind = kindOf(id);
      const box = mailbox();
      await bus.subscribe({
        queue: `a-${id}`,
        kind,
        handle: async (event) => {
          if (event.data.n === 13) throw new Error('never');
          await box.put(event);
        },
      });
      await bus.publish({ ...makeEvent(kind, { n: 1 }, now), data: { n: 'not a number' } });
      await bus.publish(makeEvent(kind, { n: 13 }, now));
      const good = makeEvent(kind, { n: 1 }, now);
      await bus.publish(good);
      expect((await box.next()).id).toBe(good.id);
      const { deadLetters } = subject;
      if (deadLetters) await eventually(async () => expect(await deadLetters(`a-${id}`)).toBe(2));
    });

    test('closes without waiting for the next try', async () => {
      const bus = await start({ retryDelaysMs: [3_600_000] });
      const id = unique();
      const kind = kindOf(id);
      const failing = Promise.withResolvers<void>();
      const handle = async () => {
        failing.resolve();
        throw new Error('not now');
      };
      await bus.subscribe({ queue: `a-${id}`, kind, handle });
      const published = bus.publish(makeEvent(kind, { n: 1 }, now)).catch(() => undefined);
      await failing.promise;
      await bus.close();
      await published;
    });

    test('drops an event that it has handled, by its id', async () => {
      const bus = await start();
      const id = unique();
      const kind = kindOf(id);
      const box = mailbox();
      await bus.subscribe({ queue: `a-${id}`, kind, concurrency: 1, handle: box.put });
      const event = makeEvent(kind, { n: 1 }, now);
      const last = makeEvent(kind, { n: 2 }, now);
      await bus.publish(event);
      await bus.publish(event);
      await bus.publish(last);
      expect([await box.next(), await box.next()]).toEqual([event, last]);
    });

    test('handles no more at a time than the subscription says', async () => {
      const bus = await start();
      const id = unique();
      const kind = kindOf(id);
      let running = 0;
      let maxRunning = 0;
      let pair = Promise.withResolvers<void>();
      const box = mailbox();
      await bus.subscribe({
        queue: `a-${id}`,
        kind,
        concurrency: 2,
        handle: async (event) => {
          maxRunning = Math.max(maxRunning, ++running);
          const together = pair;
          if (running >= 2) {
            pair = Promise.withResolvers();
            together.resolve();
          }
          // Nobody leaves before a second one is here, so two at a time must happen, and a third would be seen.
          await together.promise;
          running--;
          await box.put(event);
        },
      });
      await Promise.all([1, 2, 3, 4, 5, 6].map((n) => bus.publish(makeEvent(kind, { n }, now))));
      for (let i = 0; i < 6; i++) await box.next();
      expect(maxRunning).toBe(2);
    });

    test('refuses to publish once closed', async () => {
      const bus = await start();
      const kind = kindOf(unique());
      await bus.close();
      await expect(bus.publish(makeEvent(kind, { n: 1 }, now))).rejects.toThrow();
      await expect(bus.ping()).rejects.toThrow();
    });
  });
}

function mailbox<T extends { id: string }>(): { put(event: T): Promise<void>; next(): Promise<T> } {
  const letters: T[] = [];
  const readers: ((event: T) => void)[] = [];
  return {
    async put(event) {
      const reader = readers.shift();
      if (reader) reader(event);
      else letters.push(event);
    },
    next: () => {
      const letter = letters.shift();
      return letter ? Promise.resolve(letter) : new Promise((resolve) => readers.push(resolve));
    },
  };
}
