import { z } from 'zod';
import { platformId } from '../../domain/platform-id.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { PUBLICATION_STATUSES } from '../../domain/publication.ts';
import { REASON_CODES } from '../../domain/reason-code.ts';
import { messageWithValues } from '../../words/message-with-values.ts';

/**
 * The actions that the caller may take on a publication now, by its state and the caller's role. Offer no others: the
 * same rules check the calls. Each has a default, so pages and services of different versions work together.
 */
export const publicationRights = z.object({
  can_edit: z.boolean().default(false),
  /** If the post may already be published, canceling needs `accept_unknown`. */
  can_cancel: z.boolean().default(false),
  can_reschedule: z.boolean().default(false),
  can_retry: z.boolean().default(false),
  can_delete: z.boolean().default(false),
  /** Whether it can be deleted from its network. */
  can_take_down: z.boolean().default(false),
});

/**
 * The network did not say what became of an attempt, so it may be there already. Once it has failed, look there before
 * publishing it again.
 */
export const mayBeOut = z.boolean().default(false);

/** The reason a scheduled publication isn't published yet: its time, another attempt, or a lost connection. */
export const waitingFor = z.enum(['time', 'retry', 'connection']).nullable().default(null);

/** When it was deleted from its network; null while it is there. Its status stays `published`. */
export const takenDownAt = z.iso.datetime().nullable().default(null);

/** Whether its time is a posting slot of its account, which it was given by the queue. */
export const fromQueue = z.boolean().default(false);

/** The series that it is one of, by the id of its first post; null where it does not repeat. */
export const seriesId = z.string().nullable().default(null);

/** The comment below the post that its owner wants there at once. */
export const firstCommentFacts = z.object({
  text: z.string(),
  /** `waiting`: the post is not out yet; `due`: it is on its way, or is tried again. */
  status: z.enum(['waiting', 'due', 'published', 'failed']),
  /** Why it failed, or is not there yet. */
  reason: z.string().nullable(),
  reason_text: messageWithValues.optional(),
});

/** The state of one target of a post, the same for every reader. Times are ISO 8601, UTC. */
export const publicationFacts = z.object({
  id: z.string(),
  platform: z.enum(PLATFORM_NAMES),
  platform_id: platformId,
  page_id: z.string().nullable(),
  /** The page, account or profile that it goes to, whatever `page_id` said of it. Left out by earlier versions. */
  target_id: z.string().optional(),
  target_name: z.string(),
  status: z.enum(PUBLICATION_STATUSES),
  due_at: z.iso.datetime().nullable(),
  /** The local time of the schedule, YYYY-MM-DD HH:mm:ss, in `timezone`. Null if the post was published at once. */
  scheduled_time: z.string().nullable().default(null),
  /** The zone it was scheduled in; it stays so when the account moves to another. */
  timezone: z.string().nullable().default(null),
  from_queue: fromQueue,
  series_id: seriesId,
  published_at: z.iso.datetime().nullable(),
  failed_at: z.iso.datetime().nullable().default(null),
  canceled_at: z.iso.datetime().nullable().default(null),
  taken_down_at: takenDownAt,
  /** More than a minute after its time, because the system was down or the network was. */
  late: z.boolean(),
  attempts: z.number().int(),
  next_attempt_at: z.iso.datetime().nullable(),
  waiting_for: waitingFor,
  post_url: z.string().nullable(),
  /** Why it failed or waits, in the network's own words where it gave any. */
  reason: z.string().nullable(),
  reason_text: messageWithValues.optional(),
  /** The same for a program, and the network's own message. */
  reason_code: z.enum(REASON_CODES).nullable().default(null),
  network_message: z.string().nullable().default(null),
  may_be_out: mayBeOut,
  first_comment: firstCommentFacts.nullable().default(null),
});
export type PublicationFacts = z.infer<typeof publicationFacts>;

/** The same for a member of its workspace, with what they may do. */
export const publicationView = publicationFacts.extend(publicationRights.shape);
export type PublicationView = z.infer<typeof publicationView>;
