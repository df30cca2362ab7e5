import type { PostingScheduleView, WantedSchedule } from '../../http/posts/posting-schedule.ts';

/** A slot a week for the LinkedIn profile. */
export const WANTED: WantedSchedule = {
  platform_id: 3,
  timezone: 'UTC',
  slots: [{ weekday: 1, time: '10:00' }],
  version: 0,
};

export const SCHEDULE: PostingScheduleView = {
  ...WANTED,
  platform: 'linkedin',
  page_id: 'urn:li:person:Sb626344589',
  target_id: 'urn:li:person:Sb626344589',
  target_name: 'ada',
  version: 1,
  next_free: [{ due_at: '2026-11-30T10:00:00.000Z', scheduled_time: '2026-11-30 10:00:00' }],
  queued: [],
};
