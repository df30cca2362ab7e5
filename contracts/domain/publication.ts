/** The state of one target of a post. */
export const PUBLICATION_STATUSES = [
  'scheduled',
  'queued',
  'publishing',
  'published',
  'failed',
  'canceled',
] as const;
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number];

/** The lists of a workspace's publications: not yet published, failed, and published or canceled. */
export const POST_LISTS = ['open', 'failed', 'over'] as const;
export type PostList = (typeof POST_LISTS)[number];

export const listOf = (status: PublicationStatus): PostList => {
  if (status === 'failed') return 'failed';
  return status === 'published' || status === 'canceled' ? 'over' : 'open';
};

/** Statuses after which nothing more happens to a publication. */
export const FINAL_STATUSES: readonly PublicationStatus[] = ['published', 'failed', 'canceled'];
