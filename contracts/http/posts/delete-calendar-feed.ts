import { defineOperation } from '../../operation.ts';
import { calendarFeedReply } from './calendar-feed.ts';

/** Switches the calendar feed off: its address leads nowhere from then on. */
export const deleteCalendarFeed = defineOperation({
  id: 'posts.deleteCalendarFeed',
  method: 'DELETE',
  path: '/posts/calendar-feed',
  access: 'editor',
  summary: 'Switch the calendar feed off',
  response: calendarFeedReply,
  errors: ['not_authenticated'],
});
