import { defineEvent } from '@carillon/contracts/event.ts';
import { defineService } from '@carillon/contracts/service.ts';
import type { CallerName, ServiceName } from '@carillon/contracts/service-names.ts';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { type Consumer, defineConsumer } from '../bus/consumer.ts';
import { createInProcessBus } from '../bus/in-process-bus.ts';
import { makeEvent } from '../make-event.ts';
import { quietLog } from '../test/quiet-log.ts';
import { testRuntime } from '../test/test-runtime.ts';
import { defineEntry } from './entry.ts';
import { openConsuming } from './open-consuming.ts';

const teaReady = defineEvent({ type: 'suite.tea.ready', version: 1, data: z.object({}) });
const suite = defineService({
  name: 'suite' as ServiceName,
  processes: {
    suite: { kind: 'worker', summary: '', opsPort: 9090, servers: ['rabbitmq'], subscribesTo: [teaReady] },
  },
});

function open(consumers: readonly Consumer[], close: () => void = () => undefined) {
  const bus = createInProcessBus({ log: quietLog });
  const entry = defineEntry(suite, 'suite' as CallerName, {
    settings: z.object({}),
    open: async () => ({ consumers, checks: {}, close: async () => close() }),
  });
  return { bus, opening: openConsuming(entry, {}, testRuntime(entry, { bus })) };
}

test('a process hears what its consumers take as soon as it is open', async () => {
  const received: string[] = [];
  const consumer = defineConsumer({
    queue: 'suite.tea',
    kind: teaReady,
    handle: async ({ id }) => void received.push(id),
  });
  const { bus, opening } = open([consumer]);
  await opening;
  const event = makeEvent(teaReady, {}, new Date());
  await bus.publish(event);
  expect(received).toEqual([event.id]);
});

test('a declared event without a consumer fails the start, and open parts are closed', async () => {
  let closed = false;
  const { opening } = open([], () => {
    closed = true;
  });
  await expect(opening).rejects.toThrow('subscribes to suite.tea.ready; no consumer takes it');
  expect(closed).toBe(true);
});
