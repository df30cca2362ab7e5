import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

/** What the browser hears by server-sent events at GET /api/events: the SSE `event` is `type`, its data this JSON. */
export const liveEvent = z.object({ type: z.string(), data: z.unknown() });

export const liveEvents = defineOperation({
  id: 'gateway.liveEvents',
  method: 'GET',
  path: '/events',
  summary: "The user's live events (text/event-stream)",
  response: liveEvent,
  errors: ['not_authenticated'],
});
