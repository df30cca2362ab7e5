import { defineEvent } from '@carillon/contracts/event.ts';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { makeEvent } from '../make-event.ts';
import { busSuite } from '../test/bus-suite.ts';
import { quietLog } from '../test/quiet-log.ts';
import { createInProcessBus } from './in-process-bus.ts';

busSuite('in process', { open: async (options) => createInProcessBus(options) });

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
