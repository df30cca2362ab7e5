import { z } from 'zod';
import { ACTIVITY_TOPICS } from '../../domain/activity.ts';
import { cursor, givenId } from '../../domain/bounded-text.ts';
import { dateTime } from '../../domain/date-time.ts';
import { defineOperation } from '../../operation.ts';
import { activityEntry } from './activity-entry.ts';

/** The size of a page. */
export const ACTIVITY_PAGE = 30;
/** The most of a page: for who wants all of it, such as an export. */
export const MAX_ACTIVITY = 500;

export const activityFilter = z.object({
  /** The id of who did it; `carillon` for what happened by itself. */
  person: givenId.optional(),
  topic: z.enum(ACTIVITY_TOPICS).optional(),
  /** From this moment on, and before that one. */
  from: dateTime.optional(),
  until: dateTime.optional(),
});

/** Lists who did what in the workspace, newest first. */
export const listActivity = defineOperation({
  id: 'notifications.listActivity',
  method: 'GET',
  path: '/workspace/activity',
  access: 'editor',
  scope: 'activity:read',
  summary: 'List the workspace’s activity of the past year',
  example: { query: { topic: 'posts', most: 50 } },
  query: activityFilter.extend({
    /** `next` of the page before. */
    before: cursor.optional(),
    /** How many a page has. */
    most: z.coerce.number().int().min(1).max(MAX_ACTIVITY).default(ACTIVITY_PAGE),
  }),
  response: z.object({
    success: z.literal(true),
    entries: z.array(activityEntry).max(MAX_ACTIVITY),
    /** Where the next page begins; null when this is the last. */
    next: z.string().nullable(),
  }),
  errors: ['validation_failed'],
});
