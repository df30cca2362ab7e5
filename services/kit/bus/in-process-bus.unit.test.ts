import { defineEvent } from '@carillon/contracts/event.ts';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { makeEvent } from '../make-event.ts';
import { busSuite } from '../test/bus-suite.ts';
import { quietLog } from '../test/quiet-log.ts';
import { createInProcessBus } from './in-process-bus.ts';

busSuite('in process', { open: async (options) => createInProcessBus(options) });

test('an event waits for those who have yet to subscribe, and is refused when they never will', async () => {
  const kind = defineEvent({ type: 'suite.thing.happened', version: 1, data: z.object({}) });
  const starting = Promise.withResolvers<void>();
  const bus = createInProcessBus({ log: quietLog, until: starting.promise });
  const handled: string[] = [];
  const published = bus.publish(makeEvent(kind, {}, new Date()));
  await bus.subscribe({ queue: 'late', kind, handle: async ({ id }) => void handled.push(id) });
  starting.resolve();
  await published;
  expect(handled).toHaveLength(1);

  const failed = createInProcessBus({ log: quietLog, until: Promise.reject(new Error('no start')) });
  await expect(failed.publish(makeEvent(kind, {}, new Date()))).rejects.toThrow('no start');
});

test('publishing resolves only when the event has been handled, so that an outbox may forget it', async () => {
  const bus = createInProcessBus({ log: quietLog });
  const kind = defineEvent({ type: 'suite.thing.happened', version: 1, data: z.object({}) });
  const gate = Promise.withResolvers<void>();
  const order: string[] = [];
  await bus.subscribe({
    queue: 'slow',
    kind,
    handle: async () => {
      await gate.promise;
      order.push('handled');
    },
  });
  const published = bus.publish(makeEvent(kind, {}, new Date())).then(() => order.push('published'));
  gate.resolve();
  await published;
  expect(order).toEqual(['handled', 'published']);
});
