import { z } from 'zod';
import { ACTIVITY_KINDS } from '../../domain/activity.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { ROLES } from '../../domain/roles.ts';

const person = z.object({
  /** Null for who has no account any more. */
  id: z.string().nullable(),
  name: z.string().nullable(),
});

export const activityActor = z.discriminatedUnion('kind', [
  person.extend({
    kind: z.literal('person'),
    /** The kind of program that acted for the user. Null if they acted themselves. */
    through: z.enum(['program', 'assistant']).nullable(),
    /** The name of the program's access token, if known. */
    token_name: z.string().nullable(),
  }),
  z.object({ kind: z.literal('carillon') }),
  /** It was recorded by a version that didn't store this. */
  z.object({ kind: z.literal('unknown') }),
]);
export type ActivityActor = z.infer<typeof activityActor>;

/**
 * One action in a workspace, which pages describe in a sentence. Fields that don't apply are null. Times are ISO
 * 8601, UTC.
 */
export const activityEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(ACTIVITY_KINDS),
  actor: activityActor,
  post: z
    .object({
      id: z.string(),
      /** Null of a draft that was reviewed; the post that is made of it has its id. */
      publication_id: z.string().nullable(),
      target_name: z.string().nullable(),
      /** The first words of its text then; null when it had none. */
      words: z.string().nullable(),
      due_at: z.iso.datetime().nullable(),
      /** Whether it can no longer be looked at. */
      deleted: z.boolean(),
    })
    .nullable(),
  platform: z.enum(PLATFORM_NAMES).nullable(),
  /** Whom it was done to. */
  member: person.nullable(),
  /** Whose address was invited, without the most of it. */
  invited: z.string().nullable(),
  role: z.enum(ROLES).nullable(),
  previous_role: z.enum(ROLES).nullable(),
  /** The name of a workspace, access token or webhook at that time. */
  name: z.string().nullable(),
  previous_name: z.string().nullable(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;
