import { z } from 'zod';

import { publicationView } from './publication-view.ts';

/** One attempt, as it was recorded. */
const attemptView = z.object({
  n: z.number().int(),
  started_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  /**
   * `refused`: the network did not take it. `unknown`: nobody can tell whether it did. `absent`: the network was
   * asked afterwards, and does not have it.
   */
  outcome: z.enum(['running', 'published', 'refused', 'unknown', 'absent']),
  /** The network's own message. */
  message: z.string().nullable(),
});

/** A change of the publication's time. A zone is null for the account's. */
const moveView = z.object({
  at: z.iso.datetime(),
  from: z.iso.datetime(),
  from_timezone: z.string().nullable(),
  /** Null: it was to be published at once. */
  to: z.iso.datetime().nullable(),
  to_timezone: z.string().nullable(),
  /** `zone_rules`: the zone's rules changed, and its local time stayed. Null: its owner moved it. */
  cause: z.enum(['zone_rules']).nullable().default(null),
});

/** One target of a post with all that happened to it. When it is tried again is in `next_attempt_at`. */
export const publicationDetail = publicationView.extend({
  content: z.string(),
  /** The text with its links tagged, as it is published. Null if nothing is added. */
  tagged_content: z.string().nullable().default(null),
  edited_at: z.iso.datetime().nullable(),
  /** When its owner last had it published again after it had failed. */
  retried_at: z.iso.datetime().nullable(),
  /** The last twenty, the oldest first. */
  moves: z.array(moveView).default([]),
  /** `url` is valid for a day. Null once the files are deleted. */
  media: z.array(
    z.object({
      kind: z.enum(['image', 'video']),
      mime: z.string(),
      url: z.string().nullable(),
      alt_text: z.string().default(''),
    }),
  ),
  history: z.array(attemptView),
});
export type PublicationDetail = z.infer<typeof publicationDetail>;
