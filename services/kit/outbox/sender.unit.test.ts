import { defineEvent } from '@carillon/contracts/event.ts';
import { expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { type Bus, BusClosedError } from '../bus/bus.ts';
import { makeEvent } from '../make-event.ts';
import { quietLog } from '../test/quiet-log.ts';
import type { Claim, Claims } from './claims.ts';
import { createSender } from './sender.ts';

const rung = defineEvent({ type: 'suite.bell.rung', version: 1, data: z.object({}) });

test.each([
  ['closed', new BusClosedError(), 0],
  ['away', new Error('away'), 1],
])(
  'an event that waits because the bus is %s stays in its outbox, and is logged unless the bus is closed',
  async (_, err, times) => {
    const warn = jest.fn();
    const markAsSent = jest.fn(async () => true);
    const sender = createSender({
      bus: { publish: () => Promise.reject(err) } as unknown as Bus,
      claims: { markAsSent } as unknown as Claims,
      log: { ...quietLog, warn } as unknown as typeof quietLog,
      onRemaining: () => undefined,
    });
    const claim = { events: [makeEvent(rung, {}, new Date())] } as unknown as Claim;
    sender.send(claim);
    await sender.idle();
    expect(markAsSent).toHaveBeenCalledWith([{ claim, count: 0 }]);
    expect(warn).toHaveBeenCalledTimes(times);
  },
);
