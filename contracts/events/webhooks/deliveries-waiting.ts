import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** A wake-up signal for the deliverers: deliveries wait, which they read themselves. */
export const deliveriesWaiting = defineEvent({
  type: 'webhooks.deliveries.waiting',
  version: 1,
  data: z.object({}),
});
