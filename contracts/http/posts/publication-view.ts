import { z } from 'zod';

import { PLATFORM_IDS, PLATFORM_NAMES } from '../../domain/platforms.ts';
import { PUBLICATION_STATUSES } from '../../domain/publication.ts';

/** One target of a post, as its owner sees it. Times are ISO 8601, UTC. */
export const publicationView = z.object({
  id: z.string(),
  platform: z.enum(PLATFORM_NAMES),
  platform_id: z.union(PLATFORM_IDS.map((id) => z.literal(id))),
  page_id: z.string().nullable(),
  target_name: z.string(),
  status: z.enum(PUBLICATION_STATUSES),
  due_at: z.iso.datetime().nullable(),
  published_at: z.iso.datetime().nullable(),
  /** More than a minute after its time, because the system was down or the network was. */
  late: z.boolean(),
  attempts: z.number().int(),
  next_attempt_at: z.iso.datetime().nullable(),
  post_url: z.string().nullable(),
  /** Why it failed or waits, in the network's own words where it gave any. */
  reason: z.string().nullable(),
});
export type PublicationView = z.infer<typeof publicationView>;
