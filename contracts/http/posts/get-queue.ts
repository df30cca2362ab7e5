import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { postingSchedule } from './posting-schedule.ts';

/** Most free slots of an account in one reply, and most posts that wait in its queue. */
export const FREE_SLOTS_SHOWN = 5;
export const QUEUED_SHOWN = 100;

/** The posting slots of a workspace's accounts. An account that never had any is not in it. */
export const getQueue = defineOperation({
  id: 'posts.getQueue',
  method: 'GET',
  path: '/posts/queue',
  access: 'viewer',
  onBehalf: ['ai'],
  scope: 'posts:read',
  summary: 'Get posting slots and queued posts',
  response: z.object({ success: z.literal(true), schedules: z.array(postingSchedule) }),
  errors: ['not_authenticated'],
});
