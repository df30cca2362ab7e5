import { defineEvent } from '@carillon/contracts/event.ts';
import { defineService, type ProcessDescriptor } from '@carillon/contracts/service.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { createInProcessBus } from '../bus/in-process-bus.ts';
import { makeEvent } from '../make-event.ts';
import { quietLog } from '../test/quiet-log.ts';
import { declaredBus } from './declared-bus.ts';

const declaredKind = defineEvent({ type: 'suite.tea.ready', version: 1, data: z.object({}) });
const undeclaredKind = defineEvent({ type: 'suite.tea.cold', version: 1, data: z.object({}) });
const { processes } = defineService({
  name: 'suite' as ServiceName,
  processes: {
    suite: {
      kind: 'worker',
      summary: '',
      opsPort: 9090,
      servers: ['rabbitmq'],
      subscribesTo: [declaredKind],
    },
  },
});
const open = () => {
  const bus = createInProcessBus({ log: quietLog });
  return { bus, declared: declaredBus(bus, processes[0] as ProcessDescriptor, [declaredKind]) };
};
const event = (kind: typeof declaredKind) => makeEvent(kind, {}, new Date());

test('passes declared events in both directions', async () => {
  const { declared } = open();
  const received: string[] = [];
  await declared.subscribe({
    queue: 'suite.tea',
    kind: declaredKind,
    handle: async ({ id }) => void received.push(id),
  });
  const sentEvent = event(declaredKind);
  await declared.publish(sentEvent);
  expect(received).toEqual([sentEvent.id]);
});

test('rejects undeclared events with an error that names them, and delivers them to nobody', async () => {
  const { bus, declared } = open();
  const received: string[] = [];
  const handle = async ({ id }: { id: string }) => void received.push(id);
  await bus.subscribe({ queue: 'any', kind: undeclaredKind, handle });
  await expect(declared.publish(event(undeclaredKind))).rejects.toThrow(
    'process suite publishes suite.tea.cold',
  );
  await expect(declared.subscribe({ queue: 'suite.cold', kind: undeclaredKind, handle })).rejects.toThrow(
    'process suite subscribes to suite.tea.cold',
  );
  await expect(declared.subscribe({ queue: 'tea', kind: declaredKind, handle })).rejects.toThrow(
    'process suite has a queue tea: names begin with "suite."',
  );
  await bus.publish(event(declaredKind));
  expect(received).toEqual([]);
});
