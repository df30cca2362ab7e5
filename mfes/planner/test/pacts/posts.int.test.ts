import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';
import { readCalendarFeed } from './posts/calendar-feed.ts';
import { readDrafts } from './posts/drafts.ts';
import { readLinkTracking } from './posts/link-tracking.ts';
import { readMedia } from './posts/media.ts';
import { readPostingSlots } from './posts/posting-slots.ts';
import { readPosts } from './posts/posts.ts';
import { readPublications } from './posts/publications.ts';
import { readScheduling } from './posts/scheduling.ts';
import { readSeries } from './posts/series.ts';

test('records the pact with posts', async () => {
  const pacts = await pactsOf('planner');
  await readPosts(pacts);
  await readPublications(pacts);
  await readScheduling(pacts);
  await readSeries(pacts);
  await readPostingSlots(pacts);
  await readDrafts(pacts);
  await readMedia(pacts);
  await readLinkTracking(pacts);
  await readCalendarFeed(pacts);
  await pacts.agree();
});
