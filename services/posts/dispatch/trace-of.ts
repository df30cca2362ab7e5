import type { Spot } from '@carillon/kit/tracing/tracing.ts';
import type { Publication } from '../domain/publication.ts';

type Traced = Pick<Publication, 'attempts' | 'createdAt' | 'dueAt' | 'traceparent'>;

/**
 * Where publishing appears in the traces. A post published at once belongs to the trace of the call that created it,
 * so one trace leads from the browser to the network. A post that waits, for its time or for another attempt, has its
 * own trace with a link.
 */
export const traceOf = ({
  attempts,
  createdAt,
  dueAt,
  traceparent,
}: Traced): Pick<Spot, 'traceparent' | 'linkedTo'> =>
  attempts.length === 0 && dueAt <= createdAt ? { traceparent } : { linkedTo: traceparent };
