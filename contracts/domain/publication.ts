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

/** Nothing more happens to a publication in one of these. */
export const FINAL_STATUSES: readonly PublicationStatus[] = ['published', 'failed', 'canceled'];
