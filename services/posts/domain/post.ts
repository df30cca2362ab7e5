import { QUEUE_MS } from './decide.ts';
import type { InState, Order, Publication } from './publication.ts';

/** What a user wrote, and where it is meant to go. Writing it down is what makes a post; the rest can be made from it. */
export interface Post {
  readonly id: string;
  readonly userId: string;
  readonly requestKey: string | null;
  readonly kind: 'now' | 'scheduled';
  readonly initialDescription: string;
  readonly createdAt: Date;
  readonly localTime: string | null;
  readonly timezone: string | null;
  readonly aiSuggestedTime: boolean;
  readonly publications: readonly Order[];
}

/** The publications that a post begins with: queued at once, or waiting for their time. */
export const firstPublications = (post: Post): Publication[] =>
  post.publications.map((order) => (post.kind === 'now' ? queuedAtOnce(order) : waiting(order)));

const FRESH = { attempts: [], notes: [], failures: 0, firstFailureAt: null };

const queuedAtOnce = (order: Order): InState<'queued'> => ({
  ...order,
  ...FRESH,
  status: 'queued',
  until: new Date(order.createdAt.getTime() + QUEUE_MS),
});

const waiting = (order: Order): InState<'scheduled'> => ({
  ...order,
  ...FRESH,
  status: 'scheduled',
  nextAttemptAt: order.dueAt,
  waitingFor: 'time',
  reason: null,
});
