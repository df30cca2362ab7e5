import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import type { Unlinked } from './standing.ts';

/** What decides whether a publication needs its owner. */
type Judged = Pick<PublicationView, 'platform' | 'status' | 'waiting_for'>;

/** Whether it waits for its owner: it failed, or its network is not connected. The dashboard and the bell ask the same. */
export const needsAttention = ({ status, platform, waiting_for }: Judged, unlinked: Unlinked): boolean =>
  status === 'failed' || (isOpen(status) && (waiting_for === 'connection' || unlinked.has(platform)));

/** Something still happens to it. */
export const isOpen = (status: Judged['status']): boolean =>
  status === 'scheduled' || status === 'queued' || status === 'publishing';
