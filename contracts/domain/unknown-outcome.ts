import type { PublicationStatus } from './publication.ts';

/** The facts that decide whether an open publication may already be published. */
interface Facts {
  readonly status: PublicationStatus;
  readonly may_be_out: boolean;
}

/** Whether it waits to be reconciled because an attempt may have published it. A failed one has that in its reason. */
export const hasUnknownOutcome = ({ status, may_be_out }: Facts): boolean =>
  may_be_out && (status === 'scheduled' || status === 'queued');
