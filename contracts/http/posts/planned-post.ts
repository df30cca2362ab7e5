import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { PUBLICATION_STATUSES } from '../../domain/publication.ts';
import { messageWithValues } from '../../words/message-with-values.ts';
import { draftContent } from './draft.ts';
import { mediaView } from './media-view.ts';

/** One target of a planned post, as its editor sees it. */
const plannedTarget = z.object({
  publication_id: z.string(),
  platform: z.enum(PLATFORM_NAMES),
  page_id: z.string().nullable(),
  /** The page, account or profile that it goes to, whatever `page_id` says of it. Left out by earlier versions. */
  target_id: z.string().optional(),
  target_name: z.string(),
  content: z.string(),
  first_comment: z.string().nullable(),
  /** Chosen options of the network. Null for the defaults. Left out by earlier versions. */
  options: z.record(z.string(), z.string()).nullish(),
  status: z.enum(PUBLICATION_STATUSES),
  /** Changes with everything that an editor can change; null where the target can't be changed. */
  version: z.string().nullable(),
  /** Why the target can't be changed; null where it can. */
  locked: z.string().nullable(),
  locked_text: messageWithValues.optional(),
});

export const plannedPost = z.object({
  post_id: z.string(),
  /** The changeable targets as a draft: texts, targets, files, first comment and time. */
  content: draftContent,
  media: z.array(mediaView),
  targets: z.array(plannedTarget),
  /** The series that the post is one of; a change is about this post alone. */
  series_id: z.string().nullable(),
  from_queue: z.boolean(),
});
export type PlannedPost = z.infer<typeof plannedPost>;

/** The version of each target that the editor showed, by publication ID. */
export const seenVersions = z.array(z.object({ id: givenId, version: z.string().max(100) })).max(100);
