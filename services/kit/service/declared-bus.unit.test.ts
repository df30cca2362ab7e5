import { defineEvent } from '@carillon/contracts/event.ts';
import { defineService, type ProcessDescriptor } from '@carillon/contracts/service.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { createInProcessBus } from '../bus/in-process-bus.ts';
import { makeEvent } from '../make-event.ts';
import { quietLog } from '../test/quiet-log.ts';
import { declaredBus } from './declared-bus.ts';

const told = defineEvent({ type: 'suite.tea.ready', version: 1, data: z.object({}) });
const other = defineEvent({ type: 'suite.tea.cold', version: 1, data: z.object({}) });
const { processes } = defineService({
  name: 'suite' as ServiceName,
  processes: { suite: { kind: 'worker', summary: '', opsPort: 9090, servers: ['rabbitmq'], hears: [told] } },
});
const open = () => {
  const bus = createInProcessBus({ log: quietLog });
  return { bus, declared: declaredBus(bus, processes[0] as ProcessDescriptor, [told]) };
};
const event = (kind: typeof told) => makeEvent(kind, {}, new Date());

test('what is declared goes through: events out, and events in', async () => {
  const { declared } = open();
  const heard: string[] = [];
  await declared.subscribe({ queue: 'suite.tea', kind: told, handle: async ({ id }) => void heard.push(id) });
  const sent = event(told);
  await declared.publish(sent);
  expect(heard).toEqual([sent.id]);
});

test('what is not is refused in words that name it, and reaches nobody', async () => {
  const { bus, declared } = open();
  const heard: string[] = [];
  const handle = async ({ id }: { id: string }) => void heard.push(id);
  await bus.subscribe({ queue: 'any', kind: other, handle });
  await expect(declared.publish(event(other))).rejects.toThrow('process suite publishes suite.tea.cold');
  await expect(declared.subscribe({ queue: 'suite.cold', kind: other, handle })).rejects.toThrow(
    'process suite subscribes to suite.tea.cold',
  );
  await expect(declared.subscribe({ queue: 'tea', kind: told, handle })).rejects.toThrow(
    'process suite has a queue tea: names begin with "suite."',
  );
  await bus.publish(event(told));
  expect(heard).toEqual([]);
});
