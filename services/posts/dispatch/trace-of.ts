import type { Spot } from '@carillon/kit/tracing/tracing.ts';
import type { Publication } from '../domain/publication.ts';

type Traced = Pick<Publication, 'attempts' | 'createdAt' | 'dueAt' | 'traceparent'>;

/**
 * Where publishing is shown in the traces. A post that goes out at once belongs to the trace of the call that made it, so
 * that one trace leads from the browser to the network. What waits, for its time or for another attempt, has a trace of
 * its own with a link.
 */
export const traceOf = ({
  attempts,
  createdAt,
  dueAt,
  traceparent,
}: Traced): Pick<Spot, 'traceparent' | 'linkedTo'> =>
  attempts.length === 0 && dueAt <= createdAt ? { traceparent } : { linkedTo: traceparent };
