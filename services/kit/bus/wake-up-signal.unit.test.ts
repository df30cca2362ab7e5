import { defineEvent, type EventOf } from '@carillon/contracts/event.ts';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { eventually } from '../test/eventually.ts';
import { quietLog } from '../test/quiet-log.ts';
import { createWakeUpSignal } from './wake-up-signal.ts';

const rung = defineEvent({ type: 'tests.bell.rung', version: 1, data: z.object({ bell: z.string() }) });

/** A bus that rejects the given number of events. */
function signalOver(refusals: number) {
  const received: unknown[] = [];
  const publish = async ({ data }: EventOf): Promise<void> => {
    if (refusals-- > 0) throw new Error('away');
    received.push(data);
  };
  const signal = createWakeUpSignal({ bus: { publish }, log: quietLog, clock: () => new Date() }, rung, {
    gatherMs: 1,
  });
  return { signal, heard: received };
}

test('signals with the same data in one moment become one', async () => {
  const { signal, heard } = signalOver(0);
  for (const bell of ['a', 'b', 'a', 'b', 'a']) signal({ bell });
  await eventually(() => expect(heard).toEqual([{ bell: 'a' }, { bell: 'b' }]));
  signal({ bell: 'a' });
  await eventually(() => expect(heard).toEqual([{ bell: 'a' }, { bell: 'b' }, { bell: 'a' }]));
});

test('a signal that the bus rejects is lost, and the next one is sent', async () => {
  const { signal, heard } = signalOver(1);
  signal({ bell: 'lost' });
  signal({ bell: 'sent' });
  await eventually(() => expect(heard).toEqual([{ bell: 'sent' }]));
});
