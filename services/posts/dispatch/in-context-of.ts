import { newContext, runInContext } from '@carillon/kit/request-context.ts';
import type { Publication } from '../domain/publication.ts';

/** Works on a publication under the correlation id of the call that made it: calls, events, log lines and spans carry it. */
export const inContextOf = <T>({ correlationId }: Pick<Publication, 'correlationId'>, work: () => T): T =>
  runInContext(newContext({ correlationId }), work);
