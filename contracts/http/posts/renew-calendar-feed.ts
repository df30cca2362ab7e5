import { defineOperation } from '../../operation.ts';
import { calendarFeedReply } from './calendar-feed.ts';

/** Switches the calendar feed on, under an address of its own; the one before leads nowhere from then on. */
export const renewCalendarFeed = defineOperation({
  id: 'posts.renewCalendarFeed',
  method: 'POST',
  path: '/posts/calendar-feed',
  access: 'editor',
  summary: 'Give the calendar feed a new address',
  response: calendarFeedReply,
  errors: ['not_authenticated'],
});
