/** Where one target of a post stands. */
export const PUBLICATION_STATUSES = [
  'scheduled',
  'queued',
  'publishing',
  'published',
  'failed',
  'canceled',
] as const;
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number];

/** The lists that a workspace's publications are in: what is still to go out, what failed, and what is published or canceled. */
export const POST_LISTS = ['open', 'failed', 'over'] as const;
export type PostList = (typeof POST_LISTS)[number];

export const listOf = (status: PublicationStatus): PostList => {
  if (status === 'failed') return 'failed';
  return status === 'published' || status === 'canceled' ? 'over' : 'open';
};

/** Statuses after which nothing more happens to a publication. */
export const FINAL_STATUSES: readonly PublicationStatus[] = ['published', 'failed', 'canceled'];
