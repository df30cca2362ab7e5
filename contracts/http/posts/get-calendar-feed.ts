import { defineOperation } from '../../operation.ts';
import { calendarFeedReply } from './calendar-feed.ts';

export const getCalendarFeed = defineOperation({
  id: 'posts.getCalendarFeed',
  method: 'GET',
  path: '/posts/calendar-feed',
  access: 'editor',
  summary: 'The secret address of the calendar feed',
  response: calendarFeedReply,
  errors: ['not_authenticated'],
});
