import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { z } from 'zod';
import type { ConnectionEvent } from '../stores/connections.ts';

/** One event, whichever revision its change comes to: written again after a lost reply it has the same id. */
export function connectionEvent(
  data: Omit<z.input<typeof connectionChanged.data>, 'revision'>,
  now: Date,
): ConnectionEvent {
  const event = makeEvent(connectionChanged, { ...data, revision: 1 }, now);
  return (revision) => ({ ...event, data: { ...event.data, revision } });
}
