import { deleteCalendarFeed } from '@carillon/contracts/http/posts/delete-calendar-feed.ts';
import { getCalendarFeed } from '@carillon/contracts/http/posts/get-calendar-feed.ts';
import { renewCalendarFeed } from '@carillon/contracts/http/posts/renew-calendar-feed.ts';
import type { Pacts } from '@carillon/sdk/testing/pact.ts';

export async function readCalendarFeed({ exchange }: Pacts): Promise<void> {
  await exchange(deleteCalendarFeed, { state: 'a calendar feed', reads: { success: true } });
  await exchange(getCalendarFeed, {
    state: 'a calendar feed',
    reads: {
      success: true,
      address: 'http://localhost:44309/calendar/CfE_L54kAWv5_XF3ZgalnqspzFuptASSunXZdsU1d2o/Carillon.ics',
      created_at: '2026-11-24T02:43:50.030Z',
    },
  });
  await exchange(renewCalendarFeed, {
    reads: {
      success: true,
      address: 'http://localhost:44309/calendar/e9l5I3kPUrLZ-N4r3G0WTR8jeH4Zkxw9bkxUhjVHgiM/Carillon.ics',
      created_at: '2026-11-24T02:43:52.965Z',
    },
  });
}
